// Ids are numbers too long for Number: compare them as text, read the moment inside with BigInt.

const EPOCH = 1420070400000n;

export const moment = (id) => Number((BigInt(id) >> 22n) + EPOCH);

export const inOrder = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const snowflakeNow = () => String((BigInt(Date.now()) - EPOCH) << 22n);

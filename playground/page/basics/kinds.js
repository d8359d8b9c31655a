// Discord's numbers by their names.

export const COMPONENT = Object.freeze({
  ROW: 1,
  BUTTON: 2,
  SELECT: 3,
  TEXT_INPUT: 4,
  USERS: 5,
  ROLES: 6,
  MENTIONABLES: 7,
  CHANNELS: 8,
  SECTION: 9,
  TEXT: 10,
  THUMBNAIL: 11,
  GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
  UPLOAD: 19,
  RADIO: 21,
  CHECKBOXES: 22,
  CHECKBOX: 23,
});

export const MESSAGE = Object.freeze({ PINNED: 6, THREAD_CREATED: 18, REPLY: 19, COMMAND: 20, MENU: 23 });

export const V2 = 1 << 15; // the flag of messages made of components alone

export const DM = 1,
  GROUP = 3;
export const isPrivate = (channel) => channel?.type === DM || channel?.type === GROUP;

const THREADS = [10, 11, 12];
export const isThread = (channel) => THREADS.includes(channel?.type);

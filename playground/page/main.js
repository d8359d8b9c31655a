import { Stage } from "./panes/panes.js";
import "./basics/theme.js";

const query = new URLSearchParams(location.search);
const people = (query.get("people") ?? query.get("person") ?? "").split(",").filter(Boolean).slice(0, 4);

new Stage(document.querySelector("#app"), [...new Set(people)]);

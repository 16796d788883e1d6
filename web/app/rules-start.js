import { Rules } from "./rules/client.js";

/** The rules, started as early as possible: this module comes first and waits for nothing. */
export const rules = new Rules();

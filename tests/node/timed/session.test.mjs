// The session's API, in Node.
import { define } from "../../shared/session.mjs";
import { kit } from "../open.mjs";

await define(kit);

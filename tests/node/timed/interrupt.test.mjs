// Stopping programs, in Node.
import { define } from "../../shared/interrupt.mjs";
import { kit } from "../open.mjs";

await define(kit);

// What a run tells, in Node.
import { define } from "../../shared/telling.mjs";
import { kit } from "../open.mjs";

await define(kit);

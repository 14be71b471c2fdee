// Values in and out, in Node.
import { define } from "../shared/values.mjs";
import { kit } from "./open.mjs";

await define(kit);

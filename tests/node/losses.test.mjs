// Devices that are lost, in Node.
import { define } from "../shared/losses.mjs";
import { kit } from "./open.mjs";

await define(kit);

// Buffers in and out without a copy, in Node.
import { define } from "../shared/buffers.mjs";
import { kit } from "./open.mjs";

await define(kit);

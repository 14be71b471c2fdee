// What is kept of a workspace, in Node.
import { define } from "../../shared/checkpoint.mjs";
import { kit } from "../open.mjs";

await define(kit);

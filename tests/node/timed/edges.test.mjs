// The edges of the interface, in Node.
import { define } from "../../shared/edges.mjs";
import { kit } from "../open.mjs";

await define(kit);

// Programs that go on and on, in Node.
import { define } from "../../shared/stopping.mjs";
import { kit } from "../open.mjs";

await define(kit);

// Scripts of much arithmetic or many cases, which only an optimised module runs in seconds. On a device, where each case is a shader
// of its own, a deep run has them.
import { GPU } from "./open.mjs";
import { define } from "./sections.mjs";

if (!GPU || process.env.MATGPU_FULL === "1") await define("../exhaustive");

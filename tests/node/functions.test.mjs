// Functions written in MATLAB on host, device and worker.
import { define } from "./sections.mjs";

await define("functions");

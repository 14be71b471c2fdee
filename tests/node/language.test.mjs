// The language on host, device and worker.
import { define } from "./sections.mjs";

await define("language");

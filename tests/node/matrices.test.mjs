// Factors and spectra of hard matrices, by their residuals: much arithmetic, which only an optimised module does in seconds.
import { define } from "./sections.mjs";

await define("../matrices");

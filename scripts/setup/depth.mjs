// How much `npm test` does: the gate, or with --deep all that there is.

/** `npm run test:deep`: every driver in full, limits of time as on a machine at rest. What runs the tests sees it as MATGPU_FULL. */
export const DEEP = process.argv.includes("--deep");

/** How long a layer may print nothing: a limit of progress, not of the whole, so that a busy machine only takes longer. */
export const STALL_MS = 15 * 60_000;

/** The day's number: the seed of what is random in a deep run, and which part of what takes hours in software is its. */
export const today = () => Math.floor(Date.now() / 86_400_000);

/** The environment of tests. What is random has the day's seed in a deep run, and prints it where it finds something. */
export const depthEnvironment = () =>
  DEEP ? { MATGPU_FULL: "1", MATGPU_AT_REST: "1", MATGPU_FUZZ_SEED: String(today()) } : {};

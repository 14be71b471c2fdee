// What the commands print: a line a step, and one clear line for what a person has to fix.

const started = Date.now();

const clock = () => {
  const seconds = Math.round((Date.now() - started) / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** Starts a line about a step that does something. */
export function step(text) {
  console.log(`${clock()}  ${text}`);
}

/** A detail under the step. */
export function detail(text) {
  console.log(`       ${text}`);
}

/** Something that a person has to fix: shown as its one message, without a stack. */
export class Problem extends Error {}

// The everyday programs of the bench, at tiny sizes: on the host they give what PyTorch gave (bench/everyday/expected.json),
// and captured, on the host or on the device of this layer, the same. On Dawn, where SwiftShader's compiler takes most of
// the time, each runs once with as little as shows all that it does.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { createSession } from "matgpu";
import { thinned } from "../../bench/everyday/expected.mjs";
import { job, PROGRAMS, timed, wrong } from "../../bench/everyday/programs.mjs";
import { samples, setInputs } from "../../bench/everyday/session.mjs";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { GPU, open } from "./open.mjs";

const expected = JSON.parse(readFileSync(join(ROOT, "bench/everyday/expected.json"), "utf8"));
const reference = await createSession({ provider: "host", offload: "never", worker: false, seed: 1 });
after(() => reference.dispose());
const captured = await open({ offload: "always", seed: 1 });

/** Sizes on Dawn, at most: whether turns go together into one kernel is what tests/kept.rs and tests/equivalence.rs look at. */
const MOST = { turns: 1, steps: 1, T: 3, K: 6, M: 8 };
const least = (sizes) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.min(size, MOST[name] ?? size)]));

/**
 * SwiftShader compiles one power of complex numbers for 35 s of a processor: as in the contract, which compares it on hardware,
 * it is left out, and is a product.
 */
const product = (text) => text.replace(/(\bZ(?:\(\w+\))?)\.\^2/g, "$1 .* $1");

const onDevice = (program) => ({
  ...program,
  text: product(program.text),
  sizes: { tiny: least(program.sizes.tiny) },
});

async function outputs(session, program, precision) {
  const tiny = job(program, "tiny", precision);
  await session.reset();
  await setInputs(session, tiny);
  await session.run(timed(program));
  return samples(session, tiny);
}

function compare(program, precision, found, right) {
  for (const output of program.outputs) {
    const why = wrong(output, precision, found[output.name], right[output.name]);
    assert.equal(why, undefined, `${output.name}: ${why}`);
  }
}

for (const program of PROGRAMS) {
  test(`everyday: ${program.name}`, async () => {
    if (!GPU) {
      const double = await outputs(reference, program, "double");
      const thin = Object.fromEntries(
        Object.entries(double).map(([name, sample]) => [name, thinned(sample)]),
      );
      compare(program, "double", thin, expected[program.name]);
    }
    const here = GPU ? onDevice(program) : program;
    const single = await outputs(reference, here, "single");
    compare(here, "single", await outputs(captured, here, "single"), single);
  });
}

test("there are at least 64 everyday programs, each with what it gives", () => {
  assert.ok(PROGRAMS.length >= 64);
  assert.deepEqual(Object.keys(expected).sort(), PROGRAMS.map(({ name }) => name).sort());
});

// A job in a session of matgpu: its inputs set, and samples of its outputs read.
import { value } from "./inputs.mjs";
import { sampled } from "./programs.mjs";

export async function setInputs(session, job) {
  for (const input of job.inputs) {
    const { data, options } = value(input, job.precision);
    await session.set(input.name, data, options);
  }
}

/** JSON has no infinities. */
const spelt = (v) => (Number.isFinite(v) ? v : String(v).replace("Infinity", "Inf"));

/** The sample of an output, and how many elements it has. */
async function sample(session, name) {
  await session.run(`n_ = numel(${name});`);
  const n = (await session.get("n_")).data[0];
  await session.set(
    "at_",
    Float64Array.from(sampled(n), (k) => k + 1),
  );
  await session.run(`some_ = double(${name}(at_));`);
  return [n, Array.from((await session.get("some_")).data, spelt)];
}

/** Of every output by name: how many elements it has, and some of them. */
export async function samples(session, job) {
  const result = {};
  for (const name of job.outputs) result[name] = await sample(session, name);
  return result;
}

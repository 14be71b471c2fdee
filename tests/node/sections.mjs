// Every section of tests/lang gives the same text and the same error wherever it is run: eagerly on the host,
// captured on the host or on the device of this layer, and in a worker. What is right is said by tests/lang.rs.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { createSession } from "matgpu";
import { isInSoftware } from "../../scripts/layers/dawn.mjs";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { GPU, open } from "./open.mjs";

/** The sections `%% name` of a file. */
const sectionsOf = (file) =>
  readFileSync(file, "utf8")
    .split(/^%% /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf("\n");
      return { name: section.slice(0, end).trim(), text: section.slice(end + 1) };
    });

/**
 * On a device the gate runs the same part of the sections each time, by their names: they wait for a compiler of shaders. A deep run
 * runs all on a GPU, and in software those of the day, so that a week has run all. The contract (tests/contract) is what holds every
 * operation there, and tests/lang.rs runs every section on a device that is simulated; the functions of the library are made of those.
 */
const DEEP = process.env.MATGPU_FULL === "1";
const FULL = !GPU || (DEEP && !isInSoftware());
const ONE_OF = DEEP
  ? { functions: 7, language: 7, library: 7, types: 7 }
  : { functions: 96, language: 12, library: 96, types: 3 };
const TURN = DEEP ? Number(process.env.MATGPU_FUZZ_SEED) : 2;
const numberOf = (name) => createHash("sha256").update(name).digest().readUInt32BE(0);
const chosen = (folder, name) => FULL || numberOf(name) % ONE_OF[folder] === TURN % ONE_OF[folder];

/** What a section prints and how it ends, in a workspace of its own. */
async function outcome(session, text) {
  await session.reset();
  try {
    return { text: (await session.run(text)).text };
  } catch (error) {
    return { identifier: error.identifier, message: error.message };
  }
}

/** Tests of all sections of a folder beside those of tests/lang. */
export async function define(part) {
  const folder = join(ROOT, "tests/lang", part);
  const files = readdirSync(folder).filter((file) => file.endsWith(".m"));
  const reference = await createSession({ provider: "host", offload: "never", worker: false });
  after(() => reference.dispose());
  const others = GPU
    ? { "on the device": await open({ offload: "always" }) }
    : {
        "captured on the host": await open({ offload: "always", worker: false }),
        "in a worker": await open({ offload: "never", worker: true }),
      };
  for (const file of files) {
    const sections = sectionsOf(join(folder, file));
    assert.ok(sections.length > 0, `${file} has no section`);
    for (const { name, text } of sections.filter(({ name }) => chosen(part, `${file}: ${name}`))) {
      test(`${file}: ${name}`, async () => {
        const expected = await outcome(reference, text);
        for (const [where, session] of Object.entries(others)) {
          assert.deepEqual(await outcome(session, text), expected, where);
        }
      });
    }
  }
}

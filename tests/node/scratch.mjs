// A folder for a test's files, which is gone when the process of the test ends.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function scratch(name) {
  const folder = mkdtempSync(join(tmpdir(), `matgpu-${name}-`));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

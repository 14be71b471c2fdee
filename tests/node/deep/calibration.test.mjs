// What calibration measures in Node. On a device in software its products take half a minute.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GPU, open } from "../open.mjs";

const ON_DEVICE = ["deviceUnit", "deviceDouble", "uploadByte", "dispatch", "readback", "tileLarge"];

test("calibration measures the host, and the device where there is one, and later sessions can use it", async () => {
  const session = await open();
  const measured = await session.calibrate();
  for (const [name, value] of Object.entries(measured))
    assert.ok(Number.isFinite(value) && value > 0, `${name}: ${value}`);
  for (const name of GPU ? ON_DEVICE : []) assert.ok(name in measured, name);
  const other = await open({ offload: measured });
  assert.equal((await other.run("fprintf('%d', sum(ones(1, 1e5)))")).text, "100000");
});

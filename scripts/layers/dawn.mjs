// Dawn in Node: the npm package webgpu, on Chromium's SwiftShader where there is no other driver.
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";

const SWIFTSHADER = "/usr/lib/chromium/vk_swiftshader_icd.json";

/** Whether there is no other driver, so that a device is computed on the cores of the host. */
export const isInSoftware = () => /swiftshader|lvp/.test(dawnEnvironment().VK_ICD_FILENAMES ?? "");

export function dawnEnvironment() {
  const driver = process.env.VK_ICD_FILENAMES || (existsSync(SWIFTSHADER) ? SWIFTSHADER : undefined);
  // The Vulkan loader complains on standard error where this is not set.
  const XDG_RUNTIME_DIR = process.env.XDG_RUNTIME_DIR || tmpdir();
  return { MATGPU_TEST_GPU: "dawn", XDG_RUNTIME_DIR, ...(driver && { VK_ICD_FILENAMES: driver }) };
}

// Dawn in Node: the npm package webgpu, on Chromium's SwiftShader where there is no other driver.
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";

const SWIFTSHADER = "/usr/lib/chromium/vk_swiftshader_icd.json";

/**
 * What Dawn leaves out where tests run it, in Node and, but for deep runs, in Chromium: that workgroup memory is filled with zeros before
 * a kernel begins. SwiftShader compiles that to an instruction a word, and so takes seconds for a kernel of which the rest takes a tenth of
 * one. No kernel reads what it has not written; natively none is filled either.
 */
export const DAWN_FEATURES = ["enable-dawn-features=disable_workgroup_init"];

/** Whether there is no other driver, so that a device is computed on the cores of the host. */
export const isInSoftware = () => /swiftshader|lvp/.test(dawnEnvironment().VK_ICD_FILENAMES ?? "");

export function dawnEnvironment() {
  const driver = process.env.VK_ICD_FILENAMES || (existsSync(SWIFTSHADER) ? SWIFTSHADER : undefined);
  // The Vulkan loader complains on standard error where this is not set.
  const XDG_RUNTIME_DIR = process.env.XDG_RUNTIME_DIR || tmpdir();
  return { MATGPU_TEST_GPU: "dawn", XDG_RUNTIME_DIR, ...(driver && { VK_ICD_FILENAMES: driver }) };
}

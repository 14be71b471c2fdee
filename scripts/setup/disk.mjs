// Says early that the disk is too small, instead of a compiler saying it late and at length.
import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { Problem } from "../say.mjs";

/** What a first build needs in the checkout and the cache together; later ones need little. */
const FIRST_BUILD_MB = 6000;
const LATER_BUILD_MB = 500;

/** One line about too little space, or null. */
export function diskProblem(folder, freeMb, neededMb) {
  return freeMb >= neededMb
    ? null
    : `Only ${Math.floor(freeMb)} MB are free for ${folder} and the build needs about ${neededMb} MB: free some space and run the same command again.`;
}

export function ensureDisk(folder, firstBuild, space = freeMb) {
  const problem = diskProblem(folder, space(folder), firstBuild ? FIRST_BUILD_MB : LATER_BUILD_MB);
  if (problem) throw new Problem(problem);
}

function freeMb(folder) {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  return (bavail * bsize) / 1e6;
}

// A reporter for node's test runner: a line a test, and the counts where node.mjs finds them.
import { relative } from "node:path";

export default async function* report(events) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type === "test:stdout" || type === "test:stderr") yield data.message;
    if (type !== "test:pass" && type !== "test:fail") continue;
    if (data.details?.type === "suite" && type === "test:pass") continue;
    if (type === "test:fail") {
      const cause = data.details?.error?.cause ?? data.details?.error;
      // A parent fails because its child has: only the child counts.
      if (data.details?.error?.failureType === "subtestsFailed") continue;
      count.failed += 1;
      const file = data.file ? ` (${relative(process.cwd(), data.file)})` : "";
      yield `not ok ${data.name}${file}\n${cause?.stack ?? cause?.message ?? cause}\n`;
    } else if (data.skip !== undefined || data.todo !== undefined) {
      count.skipped += 1;
      yield `skipped ${data.name}\n`;
    } else {
      count.passed += 1;
      yield `ok ${data.name} (${Math.round(data.details.duration_ms)} ms)\n`;
    }
  }
  yield `counts ${JSON.stringify(count)}\n`;
}

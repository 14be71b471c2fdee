// The programs of the examples menu and the gallery: the files of www/examples, a folder for each topic, in the order of
// their names. Each begins with a comment that is its title. `npm test` runs every one of them.

export interface Example {
  topic: string;
  title: string;
  program: string;
}

const FILES: Record<string, string> = import.meta.glob("../examples/*/*.m", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** "3-linear-algebra" is read as "Linear algebra". */
function topicOf(path: string): string {
  const words = (path.split("/").at(-2) ?? "").replace(/^\d+-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const EXAMPLES: readonly Example[] = Object.entries(FILES)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, program]) => ({
    topic: topicOf(path),
    title: program.split("\n", 1)[0]?.replace(/^%+\s*/, "") ?? "",
    program,
  }));

/** The examples of each topic. */
export const TOPICS: ReadonlyMap<string, readonly Example[]> = new Map(
  [...new Set(EXAMPLES.map(({ topic }) => topic))].map((topic) => [
    topic,
    EXAMPLES.filter((example) => example.topic === topic),
  ]),
);

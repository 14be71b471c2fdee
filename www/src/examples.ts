// The programs of the examples menu: the files of www/examples, in the order of their names. Each
// begins with a comment that is its title. `npm test` runs every one of them.

export interface Example {
  title: string;
  program: string;
}

const FILES: Record<string, string> = import.meta.glob("../examples/*.m", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const EXAMPLES: readonly Example[] = Object.entries(FILES)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([, program]) => ({ title: program.split("\n", 1)[0]?.replace(/^%+\s*/, "") ?? "", program }));

// Text for programs.

export const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** The programs of tests that are run one after the other, each with what it begins with. */
export function programsOf(tests) {
  let setup;
  return tests.map((test) => {
    const begun = test.setup && test.setup === setup;
    setup = test.setup;
    const first = begun ? `clearvars -except ${test.keeps.join(" ")}` : `clear\n${test.setup ?? ""}`;
    return `${first}\n${test.program}`;
  });
}

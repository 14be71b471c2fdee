// Jupyter notebooks of MATLAB and Octave as programs: a cell of code is a section, a cell of Markdown the comment at its
// head, as MATLAB's own published programs have it. Outputs are left: running makes them.

interface Cell {
  cell_type?: unknown;
  source?: unknown;
}

interface Notebook {
  nbformat?: unknown;
  cells?: unknown;
  metadata?: { kernelspec?: { language?: unknown }; language_info?: { name?: unknown } };
}

/** Version 4 of the format has a text as one string or as its lines. */
const linesOf = ({ source }: Cell): string[] =>
  (Array.isArray(source) ? source.join("") : String(source ?? "")).trimEnd().split(/\r?\n/);

/** The program of a notebook; nothing where the text is none, or is one of another language. */
export function programOf(text: string): string | undefined {
  let notebook: Notebook | null;
  try {
    notebook = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (notebook?.nbformat !== 4 || !Array.isArray(notebook.cells)) return undefined;
  const { kernelspec, language_info: info } = notebook.metadata ?? {};
  const language = String(info?.name ?? kernelspec?.language ?? "matlab");
  if (!/^(matlab|octave)$/i.test(language)) return undefined;
  const made: string[] = [];
  let headed = false;
  for (const cell of notebook.cells as Cell[]) {
    const lines = linesOf(cell);
    if (lines.every((line) => line.trim() === "")) continue;
    if (cell.cell_type === "code") {
      if (!headed) made.push("%%");
      made.push(...lines, "");
      headed = false;
      continue;
    }
    // A heading is the section's title.
    const title = /^#+\s+(.*)$/.exec(lines[0] ?? "")?.[1];
    made.push(title === undefined ? "%%" : `%% ${title}`);
    made.push(...lines.slice(title === undefined ? 0 : 1).map((line) => `% ${line}`.trimEnd()), "");
    headed = true;
  }
  return made.join("\n");
}

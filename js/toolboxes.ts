// The texts of toolboxes: a file beside the module, read at once when a program needs the first of them.
// Must not know what is in it.

/** Reads a text at once. */
export type ReadText = (url: string) => string;

/** The section that holds them in a module that they were not taken out of. */
const SECTION = "matgpu.toolboxes";

/** What gives the texts of toolboxes that belong to a module. */
export function toolboxesOf(
  module: WebAssembly.Module,
  url: string | undefined,
  readText: ReadText,
): () => string {
  return () => {
    const [inside] = WebAssembly.Module.customSections(module, SECTION);
    if (inside) return new TextDecoder().decode(inside);
    if (url === undefined) throw new Error("it is not known where it is");
    const text = readText(url);
    // A server that knows no such file often answers with its start page.
    if (!text.startsWith("\u0001")) throw new Error(`this is something else: ${url}`);
    return text;
  };
}

/** The text at an address: a worker may wait for it, and a page stands still meanwhile. */
export function fetchText(url: string): string {
  if (typeof XMLHttpRequest !== "function") throw new Error(`nothing here can wait for a file: ${url}`);
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.send();
  if (request.status !== 200) throw new Error(`${url} answered with status ${request.status}`);
  return request.responseText;
}

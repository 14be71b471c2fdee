// A program, or a project of several files, in the fragment of the address: it never reaches a server. The first
// character is the version of the form: "1" is a program, "2" is files and which of them is shown, as JSON; both are
// deflated UTF-8 in base64url.

/** The file that a project begins with. */
export const MAIN = "program.m";

export interface Shared {
  /** Contents by path. */
  files: Record<string, string>;
  shown: string;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const body = new Response(bytes).body;
  if (!body) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(stream as TransformStream)).arrayBuffer());
}

/** `main` is the name of a program that is alone. */
export async function toFragment({ files, shown }: Shared, main: string): Promise<string> {
  const alone = Object.keys(files).length === 1 ? files[main] : undefined;
  const text = alone ?? JSON.stringify({ files, shown });
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return (
    (alone === undefined ? "2" : "1") +
    btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
  );
}

/** The files in a fragment; undefined where there is none, an error where it is damaged. */
export async function fromFragment(fragment: string, main: string): Promise<Shared | undefined> {
  const text = fragment.replace(/^#/, "");
  if (text === "") return undefined;
  const version = text.charAt(0);
  if (version !== "1" && version !== "2")
    throw new Error("the link is of a version that this page does not know");
  try {
    const binary = atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const found = new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw")));
    if (version === "1") return { files: { [main]: found }, shown: main };
    const { files, shown } = JSON.parse(found) as Shared;
    if (!Object.entries(files).every((file) => file.every((part) => typeof part === "string")))
      throw new Error();
    return { files, shown: String(shown) };
  } catch {
    throw new Error("the link is damaged: part of it is missing");
  }
}

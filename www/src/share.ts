// A program in the fragment of the address: it never reaches a server. The first character is the
// version of the form; "1" is deflated UTF-8 in base64url.

const VERSION = "1";

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const body = new Response(bytes).body;
  if (!body) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(stream as TransformStream)).arrayBuffer());
}

export async function toFragment(program: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(program), new CompressionStream("deflate-raw"));
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return VERSION + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The program in a fragment; undefined where there is none, an error where it is damaged. */
export async function fromFragment(fragment: string): Promise<string | undefined> {
  const text = fragment.replace(/^#/, "");
  if (text === "") return undefined;
  if (!text.startsWith(VERSION)) throw new Error("the link is of a version that this page does not know");
  try {
    const binary = atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw")));
  } catch {
    throw new Error("the link is damaged: part of it is missing");
  }
}

// Custom sections of a WebAssembly module (https://webassembly.github.io/spec/core/binary/modules.html): a name, and bytes that
// mean nothing to who runs it.

/** The section with the texts of toolboxes (src/builtins/in_the_language.rs, js/toolboxes.ts). */
export const TOOLBOXES = "matgpu.toolboxes";

const HEAD = 8;

/** A number of seven bits a byte, and where it ends. */
function numberAt(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

function asNumber(value) {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}

/** The module without the sections of that name, and what these held, one after the other. */
export function withoutSection(module, name) {
  const kept = [module.subarray(0, HEAD)];
  const taken = [];
  for (let at = HEAD; at < module.length; ) {
    const [length, body] = numberAt(module, at + 1);
    const end = body + length;
    const [letters, first] = module[at] === 0 ? numberAt(module, body) : [0, body];
    const isIt = module[at] === 0 && module.toString("utf8", first, first + letters) === name;
    if (isIt) taken.push(module.subarray(first + letters, end));
    else kept.push(module.subarray(at, end));
    at = end;
  }
  return { module: Buffer.concat(kept), section: Buffer.concat(taken) };
}

/** The module with one more section at its end. */
export function withSection(module, name, section) {
  const called = Buffer.from(name);
  const body = Buffer.concat([asNumber(called.length), called, section]);
  return Buffer.concat([module, Buffer.from([0]), asNumber(body.length), body]);
}

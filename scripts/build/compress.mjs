// Files packed by brotli beside those of a folder, for servers that answer with them (`brotli_static` of nginx, and others).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const PACKED = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest)$/;
const LEAST = 1024;

/** Bytes as brotli packs them. */
export const packed = (bytes, quality) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Writes NAME.br for each file that becomes smaller by it; quality 11 is the best and takes minutes for the module. */
export function compress(folder, quality = 11) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !PACKED.test(entry.name)) continue;
    const bytes = readFileSync(path);
    if (bytes.length < LEAST) continue;
    const less = packed(bytes, quality);
    if (less.length < bytes.length) writeFileSync(`${path}.br`, less);
  }
}

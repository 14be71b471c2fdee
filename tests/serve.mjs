// A static server for tests: right MIME types (or a wrong one on purpose), extra headers, no cache.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
};

/** Scripts are scripts, unless a test puts a page in their place. */
const typeOfPage = (path, text) => (/^\s*</.test(text) ? undefined : TYPES[extname(path)]) ?? TYPES[".html"];

/**
 * Serves `folders` ({ "/prefix/": path }, the longest prefix wins) and gives { url, close, requests }.
 * `headers` go with every answer; `types` replaces MIME types; `pages` are { "/name": text }. With `packed` a file that lies
 * packed by brotli beside itself is answered so; `sent` has the bytes of each body.
 */
export async function serve(folders, { headers = {}, types = {}, pages = {}, packed = false } = {}) {
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  const requests = [];
  const sent = new Map();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    requests.push(path);
    const answer = (status, type, body) => {
      response.writeHead(status, { "content-type": type, "cache-control": "no-store", ...headers });
      response.end(body);
    };
    if (path in pages) return answer(200, typeOfPage(path, pages[path]), pages[path]);
    const prefix = prefixes.find((each) => path.startsWith(each));
    const relative = normalize(path.slice(prefix?.length ?? 0)).replace(/^([.][.][/\\])+/, "");
    const file =
      prefix && join(folders[prefix], relative === "." || relative === "" ? "index.html" : relative);
    try {
      const type = { ...TYPES, ...types }[extname(file)] ?? "application/octet-stream";
      const asked = packed && /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
      const small = asked ? await readFile(`${file}.br`).catch(() => undefined) : undefined;
      if (small) response.setHeader("content-encoding", "br");
      const body = small ?? (await readFile(file));
      sent.set(path, body.length);
      answer(200, type, body);
    } catch {
      answer(404, "text/plain", `no ${path}`);
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

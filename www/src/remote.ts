// Files by their address: what a server gives, as bytes under a name. Addresses of a page of a public Git host become
// those of the file itself. What is fetched is never run by itself.

/** More than this is no program, and a page should not hold it. */
const MOST = 64 * 2 ** 20;

/** The address of the file that a page of a Git host shows; other addresses stay as they are. */
export function rawAddress(address: string, base: string): URL {
  let url: URL;
  try {
    url = new URL(address.trim(), base);
  } catch {
    throw new Error(`expected an address such as https://example.org/program.m, found ${address.trim()}`);
  }
  if (url.protocol !== "https:" && url.origin !== new URL(base).origin)
    throw new Error(`expected an address that begins with https://, found ${url.href}`);
  const parts = url.pathname.split("/").slice(1);
  const [owner, name, view, ...rest] = parts;
  if (url.host === "github.com" && (view === "blob" || view === "raw") && rest.length > 1)
    return new URL(`https://raw.githubusercontent.com/${[owner, name, ...rest].join("/")}`);
  if (url.host === "gist.github.com" && owner && name)
    return new URL(`https://gist.githubusercontent.com/${owner}/${name}/raw`);
  const blob = parts.indexOf("blob");
  // GitLab, wherever it is.
  if (blob > 0 && parts[blob - 1] === "-")
    return new URL(`/${parts.with(blob, "raw").join("/")}${url.search}`, url);
  // Gitea and Forgejo, wherever they are.
  if (view === "src" && ["branch", "commit", "tag"].includes(rest[0] ?? ""))
    return new URL(`/${[owner, name, "raw", ...rest].join("/")}`, url);
  return url;
}

/** The last part of the path, as a file is called by it. */
function nameOf({ pathname }: URL): string {
  const last = decodeURIComponent(pathname.split("/").findLast((part) => part !== "") ?? "");
  const clean = last.replaceAll(/[^\p{L}\p{N}._ -]/gu, "_");
  if (clean === "" || /^\.+$/.test(clean)) return "fetched.m";
  return /\.[A-Za-z0-9]+$/.test(clean) ? clean : `${clean}.m`;
}

/** Fetches a file. */
export async function fetched(
  address: string,
  base = location.href,
): Promise<{ path: string; bytes: Uint8Array }> {
  const url = rawAddress(address, base);
  const answer = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" }).catch(() => {
    throw new Error(
      `${url.href} could not be fetched: it is not there, or its server does not let other pages read it; download the file and drop it here`,
    );
  });
  if (!answer.ok) throw new Error(`${url.href} could not be fetched: the server says ${answer.status}`);
  const type = answer.headers.get("content-type") ?? "";
  if (/^text\/html\b/.test(type) && !/\.html?$/.test(url.pathname))
    throw new Error(`${url.href} is a page, not a file: give the address of the file itself`);
  if (Number(answer.headers.get("content-length") ?? 0) > MOST)
    throw new Error(`${url.href} is larger than ${MOST / 2 ** 20} MiB`);
  return { path: nameOf(url), bytes: new Uint8Array(await answer.arrayBuffer()) };
}

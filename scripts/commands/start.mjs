// npm start: set-up, a development build, and the playground on a local address. --port N chooses
// the port; the next free one is taken when it is in use. --once builds, answers, and ends (tests).
import { join } from "node:path";
import { buildPackage } from "../build/package.mjs";
import { Problem, step } from "../say.mjs";
import { ensureForBuild } from "../setup/ensure.mjs";
import { nodeProgram, ROOT } from "../setup/paths.mjs";

const PORT = 5173;

export async function main(args) {
  const asked = args.includes("--port") ? Number(args[args.indexOf("--port") + 1]) : undefined;
  if (asked !== undefined && !(Number.isInteger(asked) && asked > 0 && asked < 65536)) {
    throw new Problem("--port wants a number between 1 and 65535.");
  }
  await buildPackage("web", await ensureForBuild(), { inline: false });
  const { createServer } = await import(nodeProgram("vite/dist/node/index.js"));
  const server = await createServer({
    root: join(ROOT, "www"),
    configFile: join(ROOT, "www/vite.config.mjs"),
    server: { port: asked ?? PORT, strictPort: asked !== undefined, host: "127.0.0.1" },
    logLevel: "warn",
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw new Problem(
      /in use/.test(error.message)
        ? `Port ${asked ?? PORT} is in use: choose another with \`npm start -- --port N\`.`
        : error.message,
    );
  }
  step(`The playground is at ${server.resolvedUrls.local[0]}  (Ctrl-C ends it)`);
  if (args.includes("--once")) {
    await server.close();
    return 0;
  }
  await new Promise((resolve) => process.once("SIGINT", resolve));
  await server.close();
  return 0;
}

// What the shared tests are given, wherever they run: sessions that end with them, errors, time.

/** The error that something rejects with. */
export async function failure(work) {
  try {
    await (typeof work === "function" ? work() : work);
  } catch (error) {
    return error;
  }
  throw new Error("expected an error, and there was none");
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes sessions with these options, and ends them all. */
export function opener(createSession, defaults) {
  const opened = new Set();
  return {
    async open(options = {}) {
      const session = await createSession({ ...(await defaults()), ...options });
      opened.add(session);
      return session;
    },
    close() {
      for (const session of opened) session.dispose();
      opened.clear();
    },
  };
}

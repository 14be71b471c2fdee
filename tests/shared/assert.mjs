// What the shared tests need of node:assert/strict, for pages: the same names, the same meaning.

class AssertionError extends Error {}

function fail(message, otherwise) {
  if (message instanceof Error) throw message;
  throw new AssertionError(message ?? otherwise);
}

const show = (value) => {
  try {
    return JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}n` : part))?.slice(0, 300);
  } catch {
    return String(value);
  }
};

function same(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length || a.length !== b.length) return false;
  return names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]));
}

/** Whether an error is the expected one: a class, a check, or an object of properties. */
function fits(error, expected) {
  if (expected === undefined) return true;
  if (typeof expected === "object")
    return Object.entries(expected).every(([name, value]) => same(error[name], value));
  if (expected.prototype instanceof Error) return error instanceof expected;
  return expected(error) === true;
}

function ok(value, message) {
  if (!value) fail(message, `expected something true, found ${show(value)}`);
}

export default Object.assign(ok, {
  ok,
  equal(a, b, message) {
    if (!Object.is(a, b)) fail(message, `expected ${show(b)}, found ${show(a)}`);
  },
  notEqual(a, b, message) {
    if (Object.is(a, b)) fail(message, `expected anything but ${show(b)}`);
  },
  deepEqual(a, b, message) {
    if (!same(a, b)) fail(message, `expected ${show(b)}, found ${show(a)}`);
  },
  match(text, pattern, message) {
    if (typeof text !== "string" || !pattern.test(text))
      fail(message, `expected ${pattern}, found ${show(text)}`);
  },
  throws(work, expected, message) {
    try {
      work();
    } catch (error) {
      if (expected instanceof RegExp ? expected.test(String(error)) : fits(error, expected)) return;
      throw error;
    }
    fail(message, "expected an error, and there was none");
  },
});

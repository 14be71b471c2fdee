// Builtins that run long and cannot give way: made in a worker of their own, stopped at once, with the same results.

import { begun, inTime, stop, ticks } from "./kit.mjs";

export async function define({
  test,
  assert,
  matgpu: { createSession },
  open,
  failure,
  sleep,
  GPU,
  THREADS,
}) {
  // Seconds each, in one call.
  const LONG = {
    "singular values": "A = rand(1200); disp('begun'), s = svd(A);",
    eigenvalues: "A = rand(900); disp('begun'), e = eig(A);",
    "an inverse": "A = rand(2000); disp('begun'), B = inv(A);",
    "a system of equations": "A = rand(3500); b = rand(3500, 1); disp('begun'), x = A \\ b;",
    "a system from the right": "A = rand(3500); b = rand(1, 3500); disp('begun'), x = b / A;",
    "orthogonal factors": "A = rand(1800); disp('begun'), [Q, R] = qr(A);",
    "a Cholesky factor":
      "A = rand(2000); A = A + A' + 4000 * eye(2000) + 1i * (A - A'); A(1); disp('begun'), R = chol(A);",
    "an exponential": "A = rand(1000) / 1000; disp('begun'), B = expm(A);",
    "a root of a matrix": "A = rand(800); disp('begun'), B = A ^ 0.5;",
    primes: "disp('begun'), p = primes(1e9);",
    "text of numbers": "x = rand(2e6, 1); x(1); disp('begun'), t = sprintf('%g ', x);",
    "functions of Bessel": "x = 50 * rand(2e6, 1); x(1); disp('begun'), y = besselj(1, x);",
    "printed numbers": "x = rand(2e6, 1); x(1); disp('begun'), fprintf('%g\\n', x);",
    "a triangulation": "x = rand(2e4, 2); x(1); disp('begun'), T = delaunay(x);",
    "a callback": "A = rand(1200); disp('begun'), c = cellfun(@svd, {A, A}, 'UniformOutput', false);",
  };
  // No device has any of them: beside one, a few say that they are made elsewhere still.
  const FEW = ["singular values", "text of numbers", "a callback"];
  const long = Object.entries(LONG).filter(([name]) => !GPU || FEW.includes(name));
  const SAME = `
    rand('twister', 7); A = rand(420); B = rand(420, 3); C = complex(A(1:240, 1:240), A(101:340, 101:340));
    s = svd(A); [V, D] = eig(A); e = eig(C); x = A \\ B; y = B' / A; [Y, rc] = inv(A);
    [Q, R] = qr(single(A)); k = svd(single(A)); Z = C ^ 0.5; E = expm(A / 400); ss = svd(C); svd(A); t = ans;
    n = sprintf('%g;', rand(2e5, 1)); m = num2str(rand(1e5, 1)); r = sscanf(n, '%f;'); p = primes(3e7); b = besselj(2, rand(1e5, 1));`;

  for (const worker of THREADS) {
    const where = worker ? "in a worker" : "in this thread";
    const session = await open({ worker });

    for (const [name, source] of long)
      test(`${name} stops at once ${where}`, async (t) => {
        await session.run("clear; kept = 7;");
        const { run } = await begun(session, source, 150);
        await stop(session, run, assert, t);
        assert.equal((await session.run("fprintf('%d', kept)")).text, "7");
      });

    test(`a 60 Hz timer goes on beside a long builtin ${where}`, async (t) => {
      await session.run("A = rand(800); A(1);");
      const { count, longest } = await ticks(session.run("s = svd(A);"));
      t.diagnostic(`${count} ticks, longest ${longest.toFixed(0)} ms`);
      assert.ok(count > 10, `${count} ticks`);
      inTime(longest, 150, "the longest gap");
    });

    // Beside a device once: what is long is on the host.
    if (!GPU || !worker)
      test(`results are the same as without a helper ${where}`, async () => {
        const alone = await open({ worker, helper: false });
        await session.run(SAME);
        await alone.run(SAME);
        assert.ok(session.stats().remoteCalls > 5, `${session.stats().remoteCalls} remoteCalls`);
        assert.equal(alone.stats().remoteCalls, 0);
        for (const name of [
          "s",
          "V",
          "D",
          "e",
          "x",
          "y",
          "Y",
          "rc",
          "Q",
          "R",
          "k",
          "Z",
          "E",
          "ss",
          "t",
          "n",
          "m",
          "r",
          "p",
          "b",
        ])
          assert.deepEqual(await session.get(name), await alone.get(name), name);
      });

    test(`warnings and errors are those of the program ${where}`, async () => {
      const before = session.stats().remoteCalls;
      const { warnings } = await session.run("A = 1i * ones(700); B = inv(A); [m, id] = lastwarn();");
      assert.equal(warnings.length, 1);
      assert.equal(warnings[0].identifier, "MATLAB:singularMatrix");
      assert.equal((await session.get("id")).data, "MATLAB:singularMatrix");
      const quiet = await session.run(
        "lastwarn(''); w = warning('off', 'MATLAB:singularMatrix'); B = inv(A); [m, id] = lastwarn(); warning(w);",
      );
      assert.equal(quiet.warnings.length, 0);
      assert.equal((await session.get("id")).data, "MATLAB:singularMatrix");
      await session.run("try, svd(NaN(500)), catch e, end, id = e.identifier;");
      assert.ok((await session.get("id")).data.length > 0);
      const error = await failure(session.run("A = 1i * ones(900);\nR = chol(A);"));
      assert.equal(error.identifier, "MATLAB:posdef");
      assert.equal(error.span.line, 2);
      assert.ok(session.stats().remoteCalls >= before + 4);
    });

    test(`a helper ends with its session ${where}`, async () => {
      const other = await createSession({ worker, provider: "host" });
      const run = other.run("A = rand(1200); disp('begun'), s = svd(A);");
      run.catch(() => {});
      for await (const event of run) if (event.type === "output") break;
      await sleep(100);
      other.dispose();
      assert.equal((await failure(run)).code, "disposed");
    });
  }
}

// What a run tells besides its text: figures, progress, and questions for a line of input.
import { inTime, SOFT_MS } from "./kit.mjs";

export async function define({ test, assert, matgpu: { createSession }, open, failure, sleep, THREADS }) {
  for (const worker of THREADS) {
    const where = worker ? "in a worker" : "in this thread";
    // Drawings begin with arrays, which may lie on a device; what is told apart from them does not.
    const host = { worker, provider: "host", gpu: undefined };

    test(`a plot is a figure with its data ${where}`, async () => {
      const session = await open({ worker });
      const { figures, text } = await session.run(`
        x = linspace(0, 1, 5); plot(x, x .^ 2, 'r--o', 'LineWidth', 2); hold on; plot([3; 4]);
        title('Squares'); xlabel('x'); legend('square', 'line'); xlim([0 2]); grid on`);
      assert.equal(text, "");
      assert.equal(figures.length, 1);
      const [{ number, axes }] = figures;
      assert.equal(number, 1);
      const [{ items, title, xlabel, legend, xlim, grid, place }] = axes;
      assert.deepEqual([title, xlabel, legend, grid], ["Squares", "x", true, true]);
      assert.deepEqual([...xlim, ...place], [0, 2, 1, 1, 1, 1]);
      const { handle, ...line } = items[0];
      assert.equal(typeof handle, "number");
      assert.deepEqual(line, {
        type: "line",
        x: Float64Array.of(0, 0.25, 0.5, 0.75, 1),
        y: Float64Array.of(0, 0.0625, 0.25, 0.5625, 1),
        color: "r",
        marker: "o",
        lineStyle: "--",
        lineWidth: 2,
        label: "square",
      });
      assert.deepEqual([items[1].x, items[1].y], [Float64Array.of(1, 2), Float64Array.of(3, 4)]);
    });

    test(`every kind of drawing is told ${where}`, async () => {
      const session = await open({ worker });
      const kinds = {
        "area(1:3)": "area",
        "bar([1 2; 3 4], 'stacked')": "bar",
        "barh(1:3)": "bar",
        "contourf(magic(5))": "contour",
        "errorbar(1:3, [.1 .2 .3])": "errorbar",
        "fill([0 1 1], [0 0 1], 'g')": "patch",
        "histogram([1 2 2 3 3 3], 3)": "histogram",
        "image(magic(4))": "image",
        "imagesc(magic(4))": "image",
        "imshow(uint8(magic(16)))": "image",
        "line([0 1], [1 0])": "line",
        "loglog(1:10)": "line",
        "mesh(magic(4))": "mesh",
        "pcolor(magic(4))": "cells",
        "pie([1 2 3])": "pie",
        "plot3(1:3, 1:3, 1:3)": "line",
        "quiver(1:3, 1:3)": "quiver",
        "scatter(1:3, 1:3, 20, 'filled')": "scatter",
        "scatter3(1:3, 1:3, 1:3)": "scatter",
        "semilogy(1:3)": "line",
        "stairs(1:3)": "stairs",
        "stem(1:3)": "stem",
        "surf(peaks_of(4))": "surface",
        "text(0, 0, 'here')": "text",
      };
      for (const [program, type] of Object.entries(kinds)) {
        const { figures } = await session.run(`clf; ${program}\nfunction z = peaks_of(n), z = magic(n); end`);
        const { items } = figures[0].axes[0];
        assert.ok(items.length > 0 && items.every((item) => item.type === type), program);
      }
      const { figures } = await session.run("imagesc([1 2; 3 4; 5 6]);");
      const [image] = figures[0].axes[0].items;
      assert.deepEqual([image.rows, image.columns, [...image.data]], [3, 2, [1, 3, 5, 2, 4, 6]]);
      const counted = await session.run("clf; histogram([1 2 2 3 3 3], 2);");
      assert.deepEqual([...counted.figures[0].axes[0].items[0].counts], [1, 5]);
    });

    test(`figures are told when they are shown, and once at the end ${where}`, async () => {
      const session = await open(host);
      const run = session.run(
        "for k = 1:3, plot(1:k); title(sprintf('%d', k)); drawnow; end\nfigure(2); bar(1:2); figure(1); close(2)",
      );
      const told = [];
      for await (const event of run)
        if (event.type === "figure") told.push(event.figure.axes?.[0].title ?? "closed");
      assert.deepEqual(told, ["1", "2", "3", "closed"]);
      const { figures } = await run;
      assert.deepEqual(
        figures.map(({ number }) => number),
        [1],
      );
      const grid = await session.run("clf; subplot(2, 2, 1); plot(1:2); subplot(2, 2, [3 4]); bar(1:3)");
      assert.deepEqual(
        grid.figures[0].axes.map(({ place }) => [...place]),
        [
          [2, 2, 1, 1],
          [2, 2, 3, 4],
        ],
      );
    });

    test(`what cannot be drawn is an error of the program ${where}`, async () => {
      const session = await open(host);
      for (const [program, message] of [
        ["plot([1 2 3], [1 2])", /same length/],
        ["plot({1})", /numeric/],
        ["plot(1:3, 'LineWidth')", /neither a format nor a property/],
        ["subplot(2, 2, 5)", /no such place/],
        ["surf([1 2], [1 2], magic(3))", /length/],
        ["axis upside", /expected limits or one of/],
      ])
        assert.match((await failure(session.run(program))).message, message, program);
    });

    test(`waitbar and long work tell of progress ${where}`, async () => {
      const session = await open(host);
      const run = session.run("for k = 1:4, waitbar(k / 4, sprintf('step %d', k)); end");
      const told = [];
      for await (const event of run) if (event.type === "progress") told.push([event.part, event.text]);
      assert.deepEqual(told, [
        [0.25, "step 1"],
        [0.5, "step 2"],
        [0.75, "step 3"],
        [1, "step 4"],
      ]);
    });

    test(`a callback answers input ${where}`, async () => {
      const prompts = [];
      const session = await open({
        ...host,
        onInput: async (prompt) => {
          prompts.push(prompt);
          await sleep(5);
          return prompts.length === 1 ? "[1 2] * 3" : "Ann";
        },
      });
      const { text } = await session.run(
        "x = input('x? '); name = input('name? ', 's'); fprintf('%d %d %s', x, name)",
      );
      assert.deepEqual(prompts, ["x? ", "name? "]);
      assert.equal(text, "x? name? 3 6 Ann");
    });

    test(`who watches the events can answer ${where}`, async () => {
      const session = await open(host);
      const run = session.run("n = input('how many? '); disp(n + 1)");
      const prompts = [];
      for await (const event of run)
        if (event.type === "input") {
          prompts.push(event.prompt);
          assert.equal(session.answer("41"), true);
        }
      assert.deepEqual(prompts, ["how many? "]);
      assert.equal((await run).text, "how many?     42\n");
      assert.equal(session.answer("nobody asked"), false);
      assert.throws(() => session.answer(5), /expected a line of text or null, found 5/);
    });

    test(`where nobody can answer, input is an error ${where}`, async () => {
      const session = await open(host);
      assert.equal((await failure(session.run("x = input('x? ');"))).identifier, "matgpu:noInput");
      const ended = await open({ ...host, onInput: () => null });
      assert.equal((await failure(ended.run("x = input('x? ');"))).identifier, "matgpu:noInput");
    });

    test(`a callback that fails is what the run rejects with ${where}`, async () => {
      const reason = new Error("no keyboard");
      const session = await open({
        ...host,
        onInput: () => {
          throw reason;
        },
      });
      assert.equal(await failure(session.run("x = input('x? ');")), reason);
      const wrong = await open({ ...host, onInput: () => 5 });
      assert.match(
        (await failure(wrong.run("x = input('x? ');"))).message,
        /text or null from onInput, found 5/,
      );
      assert.equal((await wrong.run("fprintf('%d', 1)")).text, "1");
    });

    test(`a program that waits for input can be interrupted ${where}`, async () => {
      const session = await createSession({
        ...host,
        onInput: () => new Promise(() => {}),
      });
      const run = session.run("x = input('x? ');");
      run.catch(() => {});
      await sleep(50);
      const before = performance.now();
      session.interrupt();
      assert.equal((await failure(run)).identifier, "matgpu:interrupted");
      inTime(performance.now() - before, SOFT_MS);
      session.dispose();
    });
  }
}

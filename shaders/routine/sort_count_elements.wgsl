@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read_write> counts: array<u32>;
// The words of the elements of a lane that a thread looks at.
fn take_words(lane: u32, begin: u32, step: u32) {
  let along = line_from(lane);
  for (var r = 0u; r < EACH; r++) {
    let j = begin + r * step;
    if (j < P[0].y) {
      words[r] = word_of(x[along.x + along.y * j]);
    }
  }
}

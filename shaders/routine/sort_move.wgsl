// Moves places, and the words of their keys, to where their digits belong; those of equal digits keep their order. The elements
// of a block are brought in order by their digits in the workgroup's memory first, so that what goes to one place goes in runs.
// Rows of 32 threads find out together which of them have the same digit (Merrill and Grimshaw 2011; Adinets and Merrill 2022).
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read> order: array<u32>;
@group(0) @binding(3) var<storage, read> keys: array<u32>;
@group(0) @binding(4) var<storage, read> counts: array<u32>;
@group(0) @binding(5) var<storage, read> totals: array<u32>;
@group(0) @binding(6) var<storage, read_write> moved: array<u32>;
@group(0) @binding(7) var<storage, read_write> moved_keys: array<u32>;
// For each row and digit: which threads have it now, and how many had it before.
var<workgroup> same: array<atomic<u32>, ROWS_DIGITS>;
var<workgroup> ranks: array<u32, ROWS_DIGITS>;
var<workgroup> starts: array<vec2<u32>, DIGITS>;
var<workgroup> targets: array<u32, DIGITS>;
var<workgroup> sorted: array<u32, BLOCK>;
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let lane = group.y;
  let begin = group.x * BLOCK;
  let here = min(BLOCK, P[0].y - begin);
  let row = lid / 32u;
  let bit = lid & 31u;
  for (var i = lid; i < ROWS_DIGITS; i += THREADS) {
    atomicStore(&same[i], 0u);
    ranks[i] = 0u;
  }
  var words: array<u32, EACH>;
  var spots: array<u32, EACH>;
  let first = row * 32u * EACH + bit;
  for (var r = 0u; r < EACH; r++) {
    if (first + r * 32u < here) {
      words[r] = word(lane, begin + first + r * 32u);
    }
  }
  workgroupBarrier();
  for (var r = 0u; r < EACH; r++) {
    let there = first + r * 32u < here;
    let at = row * DIGITS + digit(words[r]);
    if (there) {
      atomicOr(&same[at], 1u << bit);
    }
    workgroupBarrier();
    let alike = atomicLoad(&same[at]);
    spots[r] = ranks[at] + countOneBits(alike & ((1u << bit) - 1u));
    workgroupBarrier();
    if (there & (bit == firstTrailingBit(alike))) {
      atomicStore(&same[at], 0u);
      ranks[at] += countOneBits(alike);
    }
    workgroupBarrier();
  }
  var own = vec2<u32>(0u);
  if (lid < DIGITS) {
    for (var k = lid; k < ROWS_DIGITS; k += DIGITS) {
      let had = ranks[k];
      ranks[k] = own.x;
      own.x += had;
    }
    own.y = totals[lane * DIGITS + lid];
    starts[lid] = own;
  }
  workgroupBarrier();
  for (var far = 1u; far < DIGITS; far <<= 1u) {
    var mine = vec2<u32>(0u);
    if (lid < DIGITS) {
      mine = starts[lid];
      if (lid >= far) {
        mine += starts[lid - far];
      }
    }
    workgroupBarrier();
    if (lid < DIGITS) {
      starts[lid] = mine;
    }
    workgroupBarrier();
  }
  if (lid < DIGITS) {
    let before = starts[lid] - own;
    for (var k = lid; k < ROWS_DIGITS; k += DIGITS) {
      ranks[k] += before.x;
    }
    targets[lid] = before.y - before.x + counts[(lane * DIGITS + lid) * P[0].w + group.x];
  }
  workgroupBarrier();
  for (var r = 0u; r < EACH; r++) {
    if (first + r * 32u < here) {
      spots[r] += ranks[row * DIGITS + digit(words[r])];
      sorted[spots[r]] = words[r];
    }
  }
  workgroupBarrier();
  let base = lane * P[0].y;
  var to: array<u32, EACH>;
  for (var r = 0u; r < EACH; r++) {
    let i = r * THREADS + lid;
    if (i < here) {
      let w = sorted[i];
      to[r] = base + targets[digit(w)] + i;
      if (!is_last()) {
        moved_keys[to[r]] = w;
      }
    }
  }
  workgroupBarrier();
  for (var r = 0u; r < EACH; r++) {
    let j = first + r * 32u;
    if (j < here) {
      sorted[spots[r]] = source(lane, begin + j);
    }
  }
  workgroupBarrier();
  for (var r = 0u; r < EACH; r++) {
    let i = r * THREADS + lid;
    if (i < here) {
      moved[to[r]] = sorted[i];
    }
  }
}

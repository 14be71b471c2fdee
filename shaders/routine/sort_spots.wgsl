// Rows of 32 threads find out together which of them have the same digit (Merrill and Grimshaw 2011; Adinets and Merrill 2022);
// those of equal digits keep their order. Where each thread finds its elements, their digits, and where in the block they go:
var<private> first: u32;
var<private> digits: array<u32, EACH>;
var<private> spots: array<u32, EACH>;
// For each row and digit: which threads have it now, and how many had it before.
var<workgroup> same: array<atomic<u32>, ROWS_DIGITS>;
var<workgroup> ranks: array<u32, ROWS_DIGITS>;
var<workgroup> starts: array<vec2<u32>, DIGITS>;
var<workgroup> targets: array<u32, DIGITS>;
var<workgroup> sorted: array<u32, BLOCK>;
// From the digits of the `here` elements of a block.
fn find_spots(lid: u32, lane: u32, block: u32, here: u32) {
  let row = lid / 32u;
  let bit = lid & 31u;
  for (var i = lid; i < ROWS_DIGITS; i += THREADS) {
    atomicStore(&same[i], 0u);
    ranks[i] = 0u;
  }
  workgroupBarrier();
  for (var r = 0u; r < EACH; r++) {
    let there = first + r * 32u < here;
    let at = row * DIGITS + digits[r];
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
    targets[lid] = before.y - before.x + counts[(lane * DIGITS + lid) * P[0].w + block];
  }
  workgroupBarrier();
  for (var r = 0u; r < EACH; r++) {
    spots[r] += ranks[row * DIGITS + digits[r]];
  }
}

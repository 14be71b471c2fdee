var<workgroup> spots: array<Register, 256>;
var<workgroup> eights: array<Register, 32>;
var<workgroup> quarters: array<Register, 4>;
// The fold of what the threads before this one have, in three steps: threads among eight, eights among eight, and four of those.
fn fold_before(lid: u32, own: Register) -> Register {
  spots[lid] = own;
  workgroupBarrier();
  var near = identity();
  for (var k = 0u; k < 7u; k++) {
    if (k < (lid & 7u)) {
      near = join(near, spots[(lid & ~7u) + k]);
    }
  }
  let eight = lid >> 3u;
  if ((lid & 7u) == 7u) {
    eights[eight] = join(near, own);
  }
  workgroupBarrier();
  var before = identity();
  for (var k = 0u; k < 7u; k++) {
    if (k < (eight & 7u)) {
      before = join(before, eights[(eight & ~7u) + k]);
    }
  }
  before = join(before, near);
  if ((lid & 63u) == 63u) {
    quarters[lid >> 6u] = join(before, own);
  }
  workgroupBarrier();
  var far = identity();
  for (var k = 0u; k < 3u; k++) {
    if (k < (lid >> 6u)) {
      far = join(far, quarters[k]);
    }
  }
  return join(far, before);
}
// What all threads have, after the above.
fn fold_of_all() -> Register {
  return join(join(quarters[0], quarters[1]), join(quarters[2], quarters[3]));
}

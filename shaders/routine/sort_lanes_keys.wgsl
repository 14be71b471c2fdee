// Elements are found again by their keys, which tell zeros with a sign from others.
var<workgroup> signed: atomic<u32>;
fn begin(lid: u32) {
  if (lid == 0u) {
    atomicStore(&signed, 0u);
  }
  workgroupBarrier();
}
fn take(i: u32, k: Key, j: u32) {
  keys[spot(i)] = k;
  if (is_signed_zero(element_of(k))) {
    atomicStore(&signed, 1u);
  }
}
fn give(lane: u32, i: u32, j: u32) {
  let own = element_of(keys[spot(i)]);
  let to = place(lane, j);
  y[to] = own;
  if (is_zero(own) & (atomicLoad(&signed) != 0u)) {
    // Zeros are alike and keep their order: as many of the lane as come before are passed over.
    var before = 0u;
    while (before < j) {
      if (!is_zero(element_of(keys[spot(i - before - 1u)]))) {
        break;
      }
      before++;
    }
    for (var source = 0u; source < P[0].y; source++) {
      let e = x[place(lane, source)];
      if (is_zero(e)) {
        if (before == 0u) {
          y[to] = e;
          break;
        }
        before--;
      }
    }
  }
}

var<workgroup> sums: array<u32, 256>;
// What the threads before this one have in all.
fn sum_before(lid: u32, own: u32) -> u32 {
  sums[lid] = own;
  workgroupBarrier();
  for (var far = 1u; far < 256u; far <<= 1u) {
    var mine = sums[lid];
    if (lid >= far) {
      mine += sums[lid - far];
    }
    workgroupBarrier();
    sums[lid] = mine;
    workgroupBarrier();
  }
  return sums[lid] - own;
}

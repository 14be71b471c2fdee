var<workgroup> chosen: vec2<u32>;
// The digit at which the counts reach a place, and the place among the elements that have it. The third digit of a word repeats
// a bit of the second one, which all of them have.
fn find_bin(lid: u32, place: u32) {
  let each = BINS / 256u;
  var sum = 0u;
  for (var k = 0u; k < each; k++) {
    sum += atomicLoad(&bins[lid * each + k]);
  }
  var before = fold_before(lid, sum);
  for (var k = 0u; k < each; k++) {
    let own = atomicLoad(&bins[lid * each + k]);
    if ((before <= place) & (place < before + own)) {
      chosen = vec2<u32>(lid * each + k, place - before);
    }
    before += own;
  }
  workgroupBarrier();
}
fn with_digit(known: vec2<u32>, digit: u32, bin: u32) -> vec2<u32> {
  let bits = bin << shift_of(digit);
  return known | select(vec2<u32>(0u, bits), vec2<u32>(bits, 0u), word_of(digit) == 0u);
}

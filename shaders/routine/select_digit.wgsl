// Whether a key has the digits that were found before this one.
fn agrees(k: vec2<u32>, known: vec2<u32>, digit: u32) -> bool {
  let found = digit % 3u;
  let part = select(select(0xfffffc00u, 0xffe00000u, found == 1u), 0u, found == 0u);
  let is_low = word_of(digit) == 0u;
  // The upper word is known before the lower one is looked at.
  let mask = select(vec2<u32>(0u, part), vec2<u32>(part, 0xffffffffu), is_low);
  return all(((k ^ known) & mask) == vec2<u32>(0u));
}
fn digit_of(k: vec2<u32>, digit: u32) -> u32 {
  let word = select(k.y, k.x, word_of(digit) == 0u);
  return (word >> shift_of(digit)) & (BINS - 1u);
}

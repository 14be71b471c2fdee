// Draws of the session's stream: Philox of the key and the counter of the first element plus the index.

fn random_words(key: Words, counter: Words, index: u32) -> Words {
  let c = u64_add(counter, vec2<u32>(index, 0u));
  let t = f64_philox(c.x, c.y, 0u, key.x, key.y, 10u);
  return vec2<u32>(t.m0, t.m1);
}

// The words of the four draws of 32 bits that a block has.
fn random_block(key: Words, block: Words) -> vec4<u32> {
  let t = f64_philox(block.x, block.y, 1u, key.x, key.y, 7u);
  return vec4<u32>(t.m0, t.m1, t.m2, t.m3);
}

fn random_bits(key: Words, counter: Words, index: u32) -> u32 {
  let c = u64_add(counter, vec2<u32>(index, 0u));
  let four = random_block(key, u64_shr(c, 2u));
  let two = select(four.xy, four.zw, (c.x & 2u) != 0u);
  return select(two.x, two.y, (c.x & 1u) != 0u);
}

// The words of four draws in a row; most of the time they are those of one block.
fn random_quad(key: Words, counter: Words, index: u32) -> vec4<u32> {
  let c = u64_add(counter, vec2<u32>(index, 0u));
  let block = u64_shr(c, 2u);
  let first = random_block(key, block);
  let skipped = c.x & 3u;
  if (skipped == 0u) {
    return first;
  }
  let second = random_block(key, u64_add(block, vec2<u32>(1u, 0u)));
  if (skipped == 1u) {
    return vec4<u32>(first.yzw, second.x);
  }
  if (skipped == 2u) {
    return vec4<u32>(first.zw, second.xy);
  }
  return vec4<u32>(first.w, second.xyz);
}

fn random_uniform(key: Words, counter: Words, index: u32) -> Double {
  let w = random_words(key, counter, index);
  return f64_uniform(w.x, w.y);
}

fn random_normal(key: Words, counter: Words, index: u32) -> Double {
  let w = random_words(key, counter, index);
  return f64_normal(w.x, w.y);
}

fn random_uniform_single(key: Words, counter: Words, index: u32) -> f32 {
  return f32_uniform(random_bits(key, counter, index));
}

fn random_normal_single(key: Words, counter: Words, index: u32) -> f32 {
  return f32_normal(random_bits(key, counter, index));
}

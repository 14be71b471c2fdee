// Draws of the session's stream: Philox of the key and the counter of the first element plus the index.

fn random_words(key: Words, counter: Words, index: u32) -> Words {
  let c = u64_add(counter, vec2<u32>(index, 0u));
  let t = f64_philox(c.x, c.y, key.x, key.y);
  return vec2<u32>(t.m0, t.m1);
}

fn random_bits(key: Words, counter: Words, index: u32) -> u32 {
  return random_words(key, counter, index).x;
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
  return f32_uniform(random_words(key, counter, index).x);
}

fn random_normal_single(key: Words, counter: Words, index: u32) -> f32 {
  return f32_normal(random_words(key, counter, index).x);
}

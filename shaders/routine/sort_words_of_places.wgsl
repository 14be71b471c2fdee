// The words of the elements of a lane that a thread looks at, where the first pass finds the elements in their order, and the next
// word of a key is found by the places.
fn take_words(lane: u32, begin: u32, step: u32) {
  let row = lane * P[0].y;
  let along = line(lane);
  if ((P[2].y & 3u) == KEPT) {
    for (var r = 0u; r < EACH; r++) {
      let j = begin + r * step;
      if (j < P[0].y) {
        words[r] = keys[row + j];
      }
    }
    return;
  }
  for (var r = 0u; r < EACH; r++) {
    let j = begin + r * step;
    if (j < P[0].y) {
      words[r] = j;
    }
  }
  if ((P[2].y & 3u) == NAMED) {
    for (var r = 0u; r < EACH; r++) {
      let j = begin + r * step;
      if (j < P[0].y) {
        words[r] = order[row + j];
      }
    }
  }
  for (var r = 0u; r < EACH; r++) {
    if (begin + r * step < P[0].y) {
      words[r] = word_of(x[along.x + along.y * words[r]]);
    }
  }
}
// Their places.
fn take_places(lane: u32, begin: u32) {
  let row = lane * P[0].y;
  for (var r = 0u; r < EACH; r++) {
    let j = begin + r * 32u;
    if (j < P[0].y) {
      words[r] = select(order[row + j], j, (P[2].y & 3u) == OWN);
    }
  }
}

// The first few of lanes that lie side by side, by one group. The first of each thread come first: of these, as many as are wanted
// end with one that no element after it is before, so that hardly any others are put into an order.
const NONE = 0xffffffffu;
// What is there of each lane, a lane beside the other.
var<workgroup> keys_there: array<Key, ROOM>;
var<workgroup> places_there: array<u32, ROOM>;
var<workgroup> last: array<Key, BESIDE>;
var<workgroup> last_places: array<u32, BESIDE>;
var<workgroup> chosen: array<u32, BESIDE * KEPT>;
struct Found {
  key: Key,
  at: u32,
}
fn look(lane: u32, along: vec2<u32>, j: u32) -> Found {
  let at = candidate(lane, j);
  let key = sort_key(x[along.x + along.y * min(at, P[0].y - 1u)]);
  return Found(select(key, last_key(), at == NONE), at);
}
fn is_first(a: Found, b: Found) -> bool {
  return before(a.key, a.at, b.key, b.at);
}
// How many of a lane come before one.
fn rank(beside: u32, count: u32, of_one: Found) -> u32 {
  var n = 0u;
  for (var i = 0u; i < count; i++) {
    let o = beside + i * BESIDE;
    n += u32(before(keys_there[o], places_there[o], of_one.key, of_one.at));
  }
  return n;
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let beside = lid % BESIDE;
  let lane = group.x * BESIDE + beside;
  let each = 256u / BESIDE;
  let count = P[1].w;
  let along = line(min(lane, P[0].z - 1u));
  let begin = group.y * P[1].z + lid / BESIDE;
  let end = select(0u, last_candidate(group.y), lane < P[0].z);
  var least = Found(last_key(), NONE);
  var j = begin;
  for (; j + 3u * each < end; j += 4u * each) {
    // All loads before what is done with them.
    let a = look(lane, along, j);
    let b = look(lane, along, j + each);
    let c = look(lane, along, j + 2u * each);
    let d = look(lane, along, j + 3u * each);
    if (is_first(a, least)) { least = a; }
    if (is_first(b, least)) { least = b; }
    if (is_first(c, least)) { least = c; }
    if (is_first(d, least)) { least = d; }
  }
  for (; j < end; j += each) {
    let a = look(lane, along, j);
    if (is_first(a, least)) { least = a; }
  }
  keys_there[lid] = least.key;
  places_there[lid] = least.at;
  if (lid < BESIDE) {
    last[lid] = last_key();
    last_places[lid] = NONE;
  }
  workgroupBarrier();
  if (least.at != NONE && rank(beside, each, least) == count - 1u) {
    last[beside] = least.key;
    last_places[beside] = least.at;
  }
  workgroupBarrier();
  // The last that can belong to the result, and what the thread has that can, in order.
  var worst = Found(last[beside], last_places[beside]);
  var keys: array<Key, KEPT>;
  var places: array<u32, KEPT>;
  for (var i = 0u; i < KEPT; i++) {
    keys[i] = last_key();
    places[i] = NONE;
  }
  for (j = begin; j < end; j += 4u * each) {
    var some: array<Found, 4>;
    some[0] = look(lane, along, min(j, end - 1u));
    some[1] = look(lane, along, min(j + each, end - 1u));
    some[2] = look(lane, along, min(j + 2u * each, end - 1u));
    some[3] = look(lane, along, min(j + 3u * each, end - 1u));
    for (var s = 0u; s < 4u; s++) {
      let one = some[s];
      if (j + s * each < end && one.at != NONE && !is_first(worst, one)) {
        var i = KEPT - 1u;
        while (i > 0u && before(one.key, one.at, keys[max(i, 1u) - 1u], places[max(i, 1u) - 1u])) {
          keys[i] = keys[i - 1u];
          places[i] = places[i - 1u];
          i--;
        }
        keys[i] = one.key;
        places[i] = one.at;
        let kept = Found(keys[KEPT - 1u], places[KEPT - 1u]);
        if (is_first(kept, worst)) { worst = kept; }
      }
    }
  }
  keys_there[lid] = keys[0];
  places_there[lid] = places[0];
  workgroupBarrier();
  // Where threads come before it that have as many together, nothing of a thread belongs to the result.
  let mine = select(rank(beside, each, Found(keys[0], places[0])), count, places[0] == NONE);
  workgroupBarrier();
  let left = count * (count + 1u) / 2u;
  for (var i = lid; i < left * BESIDE; i += 256u) {
    keys_there[i] = last_key();
    places_there[i] = NONE;
  }
  if (lid < count * BESIDE) {
    chosen[lid] = NONE;
  }
  workgroupBarrier();
  for (var i = 0u; i + mine < count; i++) {
    let o = beside + BESIDE * (i + mine * count - mine * (max(mine, 1u) - 1u) / 2u);
    keys_there[o] = keys[i];
    places_there[o] = places[i];
  }
  workgroupBarrier();
  for (var i = lid / BESIDE; i < left; i += each) {
    let o = beside + BESIDE * i;
    let one = Found(keys_there[o], places_there[o]);
    if (one.at != NONE) {
      let to = rank(beside, left, one);
      if (to < count) {
        chosen[beside + BESIDE * to] = one.at;
      }
    }
  }
  workgroupBarrier();
  if (lane < P[0].z && lid < count * BESIDE) {
    give(lane, group.y, lid / BESIDE, chosen[lid]);
  }
}

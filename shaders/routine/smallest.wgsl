// The first few of lanes that lie side by side, by one group. The first of each thread come first: of these, as many as are wanted
// end with one that no element after it is before, so that hardly any others are put into an order.
const NONE = 0xffffffffu;
var<workgroup> best: array<Key, 256>;
var<workgroup> best_places: array<u32, 256>;
// What comes first of what the threads of a lane have: in best and best_places at the lane's number.
fn first_of_all(lid: u32, k: Key, at: u32) {
  best[lid] = k;
  best_places[lid] = at;
  workgroupBarrier();
  for (var half = 128u; half >= BESIDE; half >>= 1u) {
    if (lid < half) {
      let other = lid + half;
      if (before(best[other], best_places[other], best[lid], best_places[lid])) {
        best[lid] = best[other];
        best_places[lid] = best_places[other];
      }
    }
    workgroupBarrier();
  }
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let lane = group.x * BESIDE + lid % BESIDE;
  let there = lane < P[0].z;
  let each = 256u / BESIDE;
  let along = line(lane);
  let begin = group.y * P[1].z + lid / BESIDE;
  let end = select(0u, last_candidate(group.y), there);
  var least = last_key();
  var least_place = NONE;
  for (var j = begin; j < end; j += each) {
    let at = candidate(lane, j);
    if (at != NONE) {
      let k = sort_key(x[along.x + along.y * at]);
      if (before(k, at, least, least_place)) {
        least = k;
        least_place = at;
      }
    }
  }
  // The last that can belong to the result.
  var worst = last_key();
  var worst_place = NONE;
  for (var r = 0u; r < P[1].w; r++) {
    first_of_all(lid, least, least_place);
    worst = best[lid % BESIDE];
    worst_place = best_places[lid % BESIDE];
    if (worst_place == least_place) {
      least = last_key();
      least_place = NONE;
    }
    workgroupBarrier();
  }
  // In their order, with what comes last where there is nothing yet.
  var keys: array<Key, KEPT>;
  var places: array<u32, KEPT>;
  for (var i = 0u; i < KEPT; i++) {
    keys[i] = last_key();
    places[i] = NONE;
  }
  for (var j = begin; j < end; j += each) {
    let at = candidate(lane, j);
    if (at != NONE) {
      let k = sort_key(x[along.x + along.y * at]);
      if (!before(worst, worst_place, k, at)) {
        var i = KEPT - 1u;
        while (i > 0u && before(k, at, keys[max(i, 1u) - 1u], places[max(i, 1u) - 1u])) {
          keys[i] = keys[i - 1u];
          places[i] = places[i - 1u];
          i--;
        }
        keys[i] = k;
        places[i] = at;
        if (before(keys[KEPT - 1u], places[KEPT - 1u], worst, worst_place)) {
          worst = keys[KEPT - 1u];
          worst_place = places[KEPT - 1u];
        }
      }
    }
  }
  var head = 0u;
  for (var r = 0u; r < P[1].w; r++) {
    let mine = min(head, KEPT - 1u);
    let over = head >= KEPT;
    first_of_all(lid, select(keys[mine], last_key(), over), select(places[mine], NONE, over));
    let first = best_places[lid % BESIDE];
    if (first == places[mine]) {
      head++;
    }
    if (there & (lid < BESIDE)) {
      give(lane, group.y, r, first);
    }
    workgroupBarrier();
  }
}

// Places go with the keys.
@group(0) @binding(3) var<storage, read_write> places: array<u32>;
var<workgroup> order: array<u32, TILE>;
fn begin(lid: u32) {
}
fn take(i: u32, k: Key, j: u32) {
  keys[spot(i)] = k;
  order[spot(i)] = j;
}
fn give(lane: u32, i: u32, j: u32) {
  let source = order[spot(i)];
  let to = place(lane, j);
  y[to] = x[place(lane, source)];
  places[to] = source;
}

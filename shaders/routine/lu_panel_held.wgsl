// Factors the columns of a block, from its first row on, by one group: the greatest of each column comes up. Eight columns at a time,
// of which each thread holds eight rows: rows stay where they are held, and are told where they belong. Tells where each row came from,
// and inverts the triangle with ones on its diagonal.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> a: array<f32>;
@group(0) @binding(2) var<storage, read_write> order: array<u32>;
@group(0) @binding(3) var<storage, read_write> told: array<u32>;
@group(0) @binding(4) var<storage, read_write> pivots: array<u32>;
@group(0) @binding(5) var<storage, read_write> sources: array<u32>;
@group(0) @binding(6) var<storage, read_write> inverses: array<f32>;
// The place of a row that is not there.
const NONE = 0xffffffffu;
var<workgroup> keys: array<vec2<u32>, 256>;
var<workgroup> few: array<vec2<u32>, 16>;
var<workgroup> row: array<f32, 8>;
var<workgroup> corner: array<f32, 64>;
var<workgroup> top: array<f32, 256>;
var<workgroup> moves: atomic<u32>;
var<workgroup> moved: array<vec2<u32>, 16>;

// The greater, or, of what is alike, the one that comes first: how great, and where it is.
fn better(p: vec2<u32>, q: vec2<u32>) -> vec2<u32> {
  return select(p, q, (q.x > p.x) | ((q.x == p.x) & (q.y < p.y)));
}
// What a row from `d` on is as a pivot: no number is none, and 1 stands for zero.
fn candidate(v: f32, at: u32, d: u32) -> vec2<u32> {
  let bits = bitcast<u32>(v) & 0x7fffffffu;
  let can = (bits <= 0x7f800000u) & (at >= d) & (at != NONE);
  return select(vec2<u32>(0u, d), vec2<u32>(bits + 1u, at), can);
}
fn chosen(lid: u32, mine: vec2<u32>) -> vec2<u32> {
  keys[lid] = mine;
  workgroupBarrier();
  if (lid < 16u) {
    var most = mine;
    for (var k = 1u; k < 16u; k++) {
      most = better(most, keys[lid + 16u * k]);
    }
    few[lid] = most;
  }
  workgroupBarrier();
  var most = few[0];
  for (var k = 1u; k < 16u; k++) {
    most = better(most, few[k]);
  }
  return most;
}
// Where a row belongs after two have changed places.
fn exchanged(at: u32, p: u32, q: u32) -> u32 {
  return select(select(at, q, at == p), p, at == q);
}

@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let first = P[0].y * 32u;
  let width = min(32u, n - first);
  if (lid == 0u) {
    atomicStore(&moves, 0u);
  }
  var fails = 0u;
  var odd = 0u;
  if (first == 0u) {
    for (var i = lid; i < n; i += 256u) {
      order[i] = i;
    }
  }
  for (var i = first + lid; i < n; i += 256u) {
    sources[i] = i;
  }
  for (var begin = 0u; begin < width; begin += 8u) {
    let base = first + begin;
    let wide = min(8u, width - begin);
    var at: array<u32, 8>;
    storageBarrier();
    workgroupBarrier();
    //- held
    for (var r = 0u; r < 8u; r++) {
      let i = base + lid + 256u * r;
      if ((i < n) & (at[r] != i)) {
        moved[atomicAdd(&moves, 1u)] = vec2<u32>(i, at[r]);
      }
    }
    workgroupBarrier();
    // The same rows of the other columns change places, of the order and of the sources.
    let m = lid & 15u;
    let goes = m < atomicLoad(&moves);
    let way = moved[m];
    var taken: array<f32, 2>;
    for (var k = 0u; k < 2u; k++) {
      let c = (lid >> 4u) + 16u * k;
      if (goes & (c < width)) {
        taken[k] = a[(first + c) * n + way.x];
      }
    }
    var told_of = vec2<u32>(0u);
    if (goes & (lid < 16u)) {
      told_of = vec2<u32>(order[way.x], sources[way.x]);
    }
    storageBarrier();
    workgroupBarrier();
    for (var k = 0u; k < 2u; k++) {
      let c = (lid >> 4u) + 16u * k;
      if (goes & (c < width) & ((c < begin) | (c >= begin + wide))) {
        a[(first + c) * n + way.y] = taken[k];
      }
    }
    if (goes & (lid < 16u)) {
      order[way.y] = told_of.x;
      sources[way.y] = told_of.y;
    }
    if (lid == 0u) {
      atomicStore(&moves, 0u);
    }
    storageBarrier();
    workgroupBarrier();
    // What is right of these columns: their rows, a column a thread, and then what is below.
    let right = begin + 8u + lid;
    if (right < width) {
      let here = (first + right) * n + base;
      var x: array<f32, 8>;
      for (var i = 0u; i < 8u; i++) {
        x[i] = a[here + i];
      }
      for (var i = 0u; i < 8u; i++) {
        for (var k = 0u; k < 8u; k++) {
          if (k < i) {
            x[i] -= corner[8u * i + k] * x[k];
          }
        }
        a[here + i] = x[i];
        top[32u * i + right] = x[i];
      }
    }
    workgroupBarrier();
    for (var c = begin + 8u; c < width; c += 2u) {
      // Two columns, whose elements are all read before the first is written.
      let d = min(c + 1u, width - 1u);
      let here = vec2<u32>(first + c, first + d) * n;
      var rest: array<vec2<f32>, 8>;
      for (var r = 0u; r < 8u; r++) {
        let i = min(at[r], n - 1u);
        rest[r] = vec2<f32>(a[here.x + i], a[here.y + i]);
      }
      {
        //- below
      }
      for (var r = 0u; r < 8u; r++) {
        if ((at[r] >= base + 8u) & (at[r] < n)) {
          a[here.x + at[r]] = rest[r].x;
          a[here.y + at[r]] = rest[r].y;
        }
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  finish(lid, odd, fails);
}

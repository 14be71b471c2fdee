// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].x, P[2].y);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v0_1 = a0[kept_1];
    let v2_0 = f64_mul(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v2_0;
    }
    let v2_1 = f64_mul(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v2_1;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].x, P[2].y);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v0_1 = a0[kept_1];
    let v2_0 = f64_add(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v2_0;
    }
    let v2_1 = f64_add(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v2_1;
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v0 = bitcast<f32>(P[2].x);
  let v2 = bitcast<f32>(P[2].y);
  for (var quad = wid.x * 256u + lid; 4u * quad < P[0].x; quad += P[1].z) {
    let four_a0 = a0[quad];
    let kept_0 = 4u * quad + 0u;
    let kept_1 = 4u * quad + 1u;
    let kept_2 = 4u * quad + 2u;
    let kept_3 = 4u * quad + 3u;
    let v1_0 = bitcast<f32>(four_a0.x);
    let v1_1 = bitcast<f32>(four_a0.y);
    let v1_2 = bitcast<f32>(four_a0.z);
    let v1_3 = bitcast<f32>(four_a0.w);
    let v3_0 = f32_div(v1_0, v2);
    let v4_0 = f32_add(v0, v3_0);
    let result0_0 = bitcast<u32>(v4_0);
    let v3_1 = f32_div(v1_1, v2);
    let v4_1 = f32_add(v0, v3_1);
    let result0_1 = bitcast<u32>(v4_1);
    let v3_2 = f32_div(v1_2, v2);
    let v4_2 = f32_add(v0, v3_2);
    let result0_2 = bitcast<u32>(v4_2);
    let v3_3 = f32_div(v1_3, v2);
    let v4_3 = f32_add(v0, v3_3);
    let result0_3 = bitcast<u32>(v4_3);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
  }
}

// scan Blocks max single
alias Element = u32;
fn line(lane: u32) -> vec2<u32> {
  if (P[0].x == 1u) {
    return vec2<u32>(lane * P[0].y, 1u);
  }
  let o = lane / P[0].x;
  return vec2<u32>(lane - o * P[0].x + P[0].x * P[0].y * o, P[0].x);
}
fn place(lane: u32, j: u32) -> u32 {
  let along = line(lane);
  return along.x + along.y * j;
}
const in_order = 4294967295u;
const chunk = 2048u;
const each = 8u;
alias Register = f32;
fn load(e: Element) -> f32 {
  return bitcast<f32>(e);
}
fn store(r: f32) -> Element {
  return bitcast<u32>(r);
}
fn identity() -> f32 {
  return f32_nan();
}
fn join(a: f32, b: f32) -> f32 {
  return f32_greatest(a, b);
}
fn course(lane: u32) -> vec2<u32> {
  let way = line(lane);
  let back = vec2<u32>(way.x + way.y * (P[0].y - 1u), 0u - way.y);
  return select(way, back, P[1].z != 0u);
}
fn along(lane: u32, j: u32) -> u32 {
  let way = course(lane);
  return way.x + way.y * j;
}
var<workgroup> spots: array<Register, 256>;
var<workgroup> eights: array<Register, 32>;
var<workgroup> quarters: array<Register, 4>;
fn fold_before(lid: u32, own: Register) -> Register {
  spots[lid] = own;
  workgroupBarrier();
  var near = identity();
  for (var k = 0u; k < 7u; k++) {
    if (k < (lid & 7u)) {
      near = join(near, spots[(lid & ~7u) + k]);
    }
  }
  let eight = lid >> 3u;
  if ((lid & 7u) == 7u) {
    eights[eight] = join(near, own);
  }
  workgroupBarrier();
  var before = identity();
  for (var k = 0u; k < 7u; k++) {
    if (k < (eight & 7u)) {
      before = join(before, eights[(eight & ~7u) + k]);
    }
  }
  before = join(before, near);
  if ((lid & 63u) == 63u) {
    quarters[lid >> 6u] = join(before, own);
  }
  workgroupBarrier();
  var far = identity();
  for (var k = 0u; k < 3u; k++) {
    if (k < (lid >> 6u)) {
      far = join(far, quarters[k]);
    }
  }
  return join(far, before);
}
fn fold_of_all() -> Register {
  return join(join(quarters[0], quarters[1]), join(quarters[2], quarters[3]));
}

// scan Blocks prod single
alias Element = u32;
fn line(lane: u32) -> vec2<u32> {
  if (P[0].x == 1u) {
    return vec2<u32>(lane * P[0].y, 1u);
  }
  let o = lane / P[0].x;
  return vec2<u32>(lane - o * P[0].x + P[0].x * P[0].y * o, P[0].x);
}
fn place(lane: u32, j: u32) -> u32 {
  let along = line(lane);
  return along.x + along.y * j;
}
const in_order = 4294967295u;
const chunk = 2048u;
const each = 8u;
alias Register = f32;
fn load(e: Element) -> f32 {
  return bitcast<f32>(e);
}
fn store(r: f32) -> Element {
  return bitcast<u32>(r);
}
fn identity() -> f32 {
  return 1.0;
}
fn join(a: f32, b: f32) -> f32 {
  return f32_mul(a, b);
}
fn course(lane: u32) -> vec2<u32> {
  let way = line(lane);
  let back = vec2<u32>(way.x + way.y * (P[0].y - 1u), 0u - way.y);
  return select(way, back, P[1].z != 0u);
}
fn along(lane: u32, j: u32) -> u32 {
  let way = course(lane);
  return way.x + way.y * j;
}
var<workgroup> spots: array<Register, 256>;
var<workgroup> eights: array<Register, 32>;
var<workgroup> quarters: array<Register, 4>;
fn fold_before(lid: u32, own: Register) -> Register {
  spots[lid] = own;
  workgroupBarrier();
  var near = identity();
  for (var k = 0u; k < 7u; k++) {
    if (k < (lid & 7u)) {
      near = join(near, spots[(lid & ~7u) + k]);
    }
  }
  let eight = lid >> 3u;
  if ((lid & 7u) == 7u) {
    eights[eight] = join(near, own);
  }
  workgroupBarrier();
  var before = identity();
  for (var k = 0u; k < 7u; k++) {
    if (k < (eight & 7u)) {
      before = join(before, eights[(eight & ~7u) + k]);
    }
  }
  before = join(before, near);
  if ((lid & 63u) == 63u) {
    quarters[lid >> 6u] = join(before, own);
  }
  workgroupBarrier();
  var far = identity();
  for (var k = 0u; k < 3u; k++) {
    if (k < (lid >> 6u)) {
      far = join(far, quarters[k]);
    }
  }
  return join(far, before);
}
fn fold_of_all() -> Register {
  return join(join(quarters[0], quarters[1]), join(quarters[2], quarters[3]));
}

// scan Lanes sum double
alias Element = vec2<u32>;
fn line(lane: u32) -> vec2<u32> {
  if (P[0].x == 1u) {
    return vec2<u32>(lane * P[0].y, 1u);
  }
  let o = lane / P[0].x;
  return vec2<u32>(lane - o * P[0].x + P[0].x * P[0].y * o, P[0].x);
}
fn place(lane: u32, j: u32) -> u32 {
  let along = line(lane);
  return along.x + along.y * j;
}
const in_order = 2048u;
const chunk = 1024u;
const each = 4u;
alias Register = vec2<u32>;
fn load(e: Element) -> vec2<u32> {
  return e;
}
fn store(r: vec2<u32>) -> Element {
  return r;
}
fn identity() -> vec2<u32> {
  return vec2<u32>(0x0u, 0x0u);
}
fn join(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  return f64_add(a, b);
}
fn course(lane: u32) -> vec2<u32> {
  let way = line(lane);
  let back = vec2<u32>(way.x + way.y * (P[0].y - 1u), 0u - way.y);
  return select(way, back, P[1].z != 0u);
}
fn along(lane: u32, j: u32) -> u32 {
  let way = course(lane);
  return way.x + way.y * j;
}

// scan Offsets max single
alias Element = u32;
fn line(lane: u32) -> vec2<u32> {
  if (P[0].x == 1u) {
    return vec2<u32>(lane * P[0].y, 1u);
  }
  let o = lane / P[0].x;
  return vec2<u32>(lane - o * P[0].x + P[0].x * P[0].y * o, P[0].x);
}
fn place(lane: u32, j: u32) -> u32 {
  let along = line(lane);
  return along.x + along.y * j;
}
const in_order = 4294967295u;
const chunk = 2048u;
const each = 8u;
alias Register = f32;
fn load(e: Element) -> f32 {
  return bitcast<f32>(e);
}
fn store(r: f32) -> Element {
  return bitcast<u32>(r);
}
fn identity() -> f32 {
  return f32_nan();
}
fn join(a: f32, b: f32) -> f32 {
  return f32_greatest(a, b);
}
fn course(lane: u32) -> vec2<u32> {
  let way = line(lane);
  let back = vec2<u32>(way.x + way.y * (P[0].y - 1u), 0u - way.y);
  return select(way, back, P[1].z != 0u);
}
fn along(lane: u32, j: u32) -> u32 {
  let way = course(lane);
  return way.x + way.y * j;
}
var<workgroup> spots: array<Register, 256>;
var<workgroup> eights: array<Register, 32>;
var<workgroup> quarters: array<Register, 4>;
fn fold_before(lid: u32, own: Register) -> Register {
  spots[lid] = own;
  workgroupBarrier();
  var near = identity();
  for (var k = 0u; k < 7u; k++) {
    if (k < (lid & 7u)) {
      near = join(near, spots[(lid & ~7u) + k]);
    }
  }
  let eight = lid >> 3u;
  if ((lid & 7u) == 7u) {
    eights[eight] = join(near, own);
  }
  workgroupBarrier();
  var before = identity();
  for (var k = 0u; k < 7u; k++) {
    if (k < (eight & 7u)) {
      before = join(before, eights[(eight & ~7u) + k]);
    }
  }
  before = join(before, near);
  if ((lid & 63u) == 63u) {
    quarters[lid >> 6u] = join(before, own);
  }
  workgroupBarrier();
  var far = identity();
  for (var k = 0u; k < 3u; k++) {
    if (k < (lid >> 6u)) {
      far = join(far, quarters[k]);
    }
  }
  return join(far, before);
}
fn fold_of_all() -> Register {
  return join(join(quarters[0], quarters[1]), join(quarters[2], quarters[3]));
}

// scan Offsets prod single
alias Element = u32;
fn line(lane: u32) -> vec2<u32> {
  if (P[0].x == 1u) {
    return vec2<u32>(lane * P[0].y, 1u);
  }
  let o = lane / P[0].x;
  return vec2<u32>(lane - o * P[0].x + P[0].x * P[0].y * o, P[0].x);
}
fn place(lane: u32, j: u32) -> u32 {
  let along = line(lane);
  return along.x + along.y * j;
}
const in_order = 4294967295u;
const chunk = 2048u;
const each = 8u;
alias Register = f32;
fn load(e: Element) -> f32 {
  return bitcast<f32>(e);
}
fn store(r: f32) -> Element {
  return bitcast<u32>(r);
}
fn identity() -> f32 {
  return 1.0;
}
fn join(a: f32, b: f32) -> f32 {
  return f32_mul(a, b);
}
fn course(lane: u32) -> vec2<u32> {
  let way = line(lane);
  let back = vec2<u32>(way.x + way.y * (P[0].y - 1u), 0u - way.y);
  return select(way, back, P[1].z != 0u);
}
fn along(lane: u32, j: u32) -> u32 {
  let way = course(lane);
  return way.x + way.y * j;
}
var<workgroup> spots: array<Register, 256>;
var<workgroup> eights: array<Register, 32>;
var<workgroup> quarters: array<Register, 4>;
fn fold_before(lid: u32, own: Register) -> Register {
  spots[lid] = own;
  workgroupBarrier();
  var near = identity();
  for (var k = 0u; k < 7u; k++) {
    if (k < (lid & 7u)) {
      near = join(near, spots[(lid & ~7u) + k]);
    }
  }
  let eight = lid >> 3u;
  if ((lid & 7u) == 7u) {
    eights[eight] = join(near, own);
  }
  workgroupBarrier();
  var before = identity();
  for (var k = 0u; k < 7u; k++) {
    if (k < (eight & 7u)) {
      before = join(before, eights[(eight & ~7u) + k]);
    }
  }
  before = join(before, near);
  if ((lid & 63u) == 63u) {
    quarters[lid >> 6u] = join(before, own);
  }
  workgroupBarrier();
  var far = identity();
  for (var k = 0u; k < 3u; k++) {
    if (k < (lid >> 6u)) {
      far = join(far, quarters[k]);
    }
  }
  return join(far, before);
}
fn fold_of_all() -> Register {
  return join(join(quarters[0], quarters[1]), join(quarters[2], quarters[3]));
}

// scan Totals max single
alias Element = u32;
fn line(lane: u32) -> vec2<u32> {
  if (P[0].x == 1u) {
    return vec2<u32>(lane * P[0].y, 1u);
  }
  let o = lane / P[0].x;
  return vec2<u32>(lane - o * P[0].x + P[0].x * P[0].y * o, P[0].x);
}
fn place(lane: u32, j: u32) -> u32 {
  let along = line(lane);
  return along.x + along.y * j;
}
const in_order = 4294967295u;
const chunk = 2048u;
const each = 8u;
alias Register = f32;
fn load(e: Element) -> f32 {
  return bitcast<f32>(e);
}
fn store(r: f32) -> Element {
  return bitcast<u32>(r);
}
fn identity() -> f32 {
  return f32_nan();
}
fn join(a: f32, b: f32) -> f32 {
  return f32_greatest(a, b);
}
fn course(lane: u32) -> vec2<u32> {
  let way = line(lane);
  let back = vec2<u32>(way.x + way.y * (P[0].y - 1u), 0u - way.y);
  return select(way, back, P[1].z != 0u);
}
fn along(lane: u32, j: u32) -> u32 {
  let way = course(lane);
  return way.x + way.y * j;
}

// scan Totals prod single
alias Element = u32;
fn line(lane: u32) -> vec2<u32> {
  if (P[0].x == 1u) {
    return vec2<u32>(lane * P[0].y, 1u);
  }
  let o = lane / P[0].x;
  return vec2<u32>(lane - o * P[0].x + P[0].x * P[0].y * o, P[0].x);
}
fn place(lane: u32, j: u32) -> u32 {
  let along = line(lane);
  return along.x + along.y * j;
}
const in_order = 4294967295u;
const chunk = 2048u;
const each = 8u;
alias Register = f32;
fn load(e: Element) -> f32 {
  return bitcast<f32>(e);
}
fn store(r: f32) -> Element {
  return bitcast<u32>(r);
}
fn identity() -> f32 {
  return 1.0;
}
fn join(a: f32, b: f32) -> f32 {
  return f32_mul(a, b);
}
fn course(lane: u32) -> vec2<u32> {
  let way = line(lane);
  let back = vec2<u32>(way.x + way.y * (P[0].y - 1u), 0u - way.y);
  return select(way, back, P[1].z != 0u);
}
fn along(lane: u32, j: u32) -> u32 {
  let way = course(lane);
  return way.x + way.y * j;
}

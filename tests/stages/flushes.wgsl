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
    let v2_0 = f64_sub(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v2_0;
    }
    let v2_1 = f64_sub(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v2_1;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v0 = a0[P[2].x];
  let v1 = vec2<u32>(P[2].y, P[2].z);
  let v2 = f64_lt(v1, v0);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    if (kept_0 < P[0].x) {
      o0[kept_0] = v0;
      o1[kept_0] = select(0u, 1u, v2);
    }
    if (kept_1 < P[0].x) {
      o0[kept_1] = v0;
      o1[kept_1] = select(0u, 1u, v2);
    }
  }
}

// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o1: array<vec2<u32>>;
var<workgroup> s0: array<vec2<u32>, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].y, P[2].z);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: vec2<u32> = vec2<u32>(0x0u, 0x0u);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: vec2<u32> = vec2<u32>(0x0u, 0x0u);
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: vec2<u32> = vec2<u32>(0x0u, 0x0u);
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = a0[linear];
          let v2 = f64_mul(v0, v1);
          if (inside) {
            o0[linear] = v2;
          }
          lane0 = f64_add(lane0, v2);
        }
        block0 = lane0;
      }
      if (!in_order) {
        s0[spot] = block0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = f64_add(block0, s0[other]);
            s0[spot] = block0;
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        s0[spot] = block0;
        workgroupBarrier();
        block0 = s0[0];
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        folded0 = f64_add(folded0, block0);
      }
    }
    if (!few) {
      s0[spot] = folded0;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          folded0 = f64_add(folded0, s0[other]);
          s0[spot] = folded0;
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v3 = folded0;
      o1[kept] = v3;
    }
  }
}

// scan Carries sum double
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

// scan Runs sum double
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

// scan Shift sum double
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

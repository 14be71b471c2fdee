// What is in the delays, with twice the digits where the powers of a step's map want them.
alias Pairs = array<vec2<f32>, DELAYS>;
var<private> joined: Pairs;
// The power that is at hand.
var<private> power: array<vec2<f32>, DELAYS * DELAYS>;
var<workgroup> spots: array<Pairs, THREADS>;
fn take_power(level: u32) {
  for (var k = 0u; k < DELAYS * DELAYS; k++) {
    power[k] = powers[1u + level * DELAYS * DELAYS + k];
  }
}
// Adds to the delays what others turn into by the power at hand. What is not finite stays in a recursion for good; what is 0 stays 0,
// also where the power has overflowed.
fn follow(earlier: Pairs) {
  var others = earlier;
  var finite = true;
  let careful = bitcast<u32>(powers[0].x) != 0u;
  for (var k = 0u; k < DELAYS; k++) {
    finite = finite & f32_is_finite(others[k].x);
    let some = others[k].x != 0.0;
    if (!careful) {
      for (var d = 0u; d < DELAYS; d++) {
        joined[d].x += select(0.0, power[k * DELAYS + d].x * others[k].x, some);
      }
    } else if (some) {
      for (var d = 0u; d < DELAYS; d++) {
        joined[d] = pair_add(joined[d], pair_mul(power[k * DELAYS + d], others[k]));
      }
    }
  }
  for (var d = 0u; d < DELAYS; d++) {
    joined[d] = select(vec2<f32>(f32_nan(), 0.0), joined[d], finite);
  }
}
// Of what each thread has by itself in the delays makes what is there after it and all before; neighbours are a power of `first` apart.
fn follow_all(lid: u32, first: u32) {
  spots[lid] = joined;
  for (var k = 0u; (1u << k) < THREADS; k++) {
    take_power(first + k);
    workgroupBarrier();
    if (lid >= (1u << k)) {
      follow(spots[lid - (1u << k)]);
    }
    workgroupBarrier();
    spots[lid] = joined;
  }
  workgroupBarrier();
}

//! Random streams. The session's stream is Philox of a key and a counter, the same on host and device;
//! `rng(seed,'twister')` switches to the Mersenne Twister, which only the host has.
//! Must not know arrays' shapes or who draws.

use super::lanes::LanesMut;
use super::{Draw, math};
use rand_mt::Mt;

/// The state of a session's random numbers.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RandomState {
    /// The key (from the seed).
    pub key: u64,
    /// The counter of the next draw; for the twister, how many uniform numbers it has given.
    pub counter: u64,
    /// The Mersenne Twister, while the session uses it.
    pub twister: Option<Box<Mt>>,
}

impl RandomState {
    /// The session's own generator from a seed, from its beginning.
    pub fn seeded(seed: u64) -> RandomState {
        // Seeds are small numbers; the key is to differ in all its bits.
        let mut k = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        k = (k ^ (k >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        k = (k ^ (k >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        RandomState { key: k ^ (k >> 31), counter: 0, twister: None }
    }

    /// The session's own generator with this key, some draws on.
    pub fn keyed(key: u64, counter: u64) -> RandomState {
        RandomState { key, counter, twister: None }
    }

    /// The Mersenne Twister from a seed; 0 stands for 5489, as in MATLAB.
    pub fn twister(seed: u32) -> RandomState {
        let start = if seed == 0 { 5489 } else { seed };
        RandomState { key: seed.into(), counter: 0, twister: Some(Box::new(Mt::new(start))) }
    }

    /// The Mersenne Twister from a seed after so many uniform numbers.
    pub fn twister_at(seed: u32, counter: u64) -> RandomState {
        let mut state = RandomState::twister(seed);
        while state.counter < counter {
            state.uniform();
        }
        state
    }

    /// Takes `n` draws: the key, and the counter of the first. Not for the twister.
    pub fn reserve(&mut self, n: u64) -> (u64, u64) {
        let first = self.counter;
        self.counter = self.counter.wrapping_add(n);
        (self.key, first)
    }

    /// One double in (0, 1), from whichever generator is in use.
    pub fn uniform(&mut self) -> f64 {
        match &mut self.twister {
            Some(t) => {
                // 53 bits of two draws, upper bits first, as the reference implementation has it.
                loop {
                    let (a, b) = (t.next_u32() >> 5, t.next_u32() >> 6);
                    let x = (f64::from(a) * 67_108_864.0 + f64::from(b)) / 9_007_199_254_740_992.0;
                    if x > 0.0 {
                        self.counter += 1;
                        return x;
                    }
                }
            }
            None => {
                let (key, counter) = self.reserve(1);
                let (low, high) = words(key, counter);
                math::uniform(low, high)
            }
        }
    }

    /// One standard normal double, from whichever generator is in use.
    pub fn normal(&mut self) -> f64 {
        math::normal_quantile(self.uniform())
    }

    /// What `rand` and `randn` give that make one number.
    pub fn drawn(&mut self, normal: bool) -> f64 {
        match (&self.twister, normal) {
            (None, normal) => {
                let (key, counter) = self.reserve(1);
                number(normal, key, counter)
            }
            (Some(_), true) => self.normal(),
            (Some(_), false) => self.uniform(),
        }
    }
}

/// Rounds of a draw of a double: as other libraries have it.
const ROUNDS: u32 = 10;
/// Rounds of four draws of 32 bits, which are most of what a device computes for a random single.
const SHORT_ROUNDS: u32 = 7;

/// The two random words of a draw of a double.
#[inline(always)]
pub fn words(key: u64, counter: u64) -> (u32, u32) {
    let block = (counter as u32, (counter >> 32) as u32);
    let (low, high, _, _) =
        math::philox(block.0, block.1, 0, key as u32, (key >> 32) as u32, ROUNDS);
    (low, high)
}

/// The words of the draws of 32 bits with counters from `4·block` on: four a block, and none that a double has.
#[inline(always)]
fn four_words(key: u64, block: u64) -> [u32; 4] {
    let (low, high) = (block as u32, (block >> 32) as u32);
    let (a, b, c, d) = math::philox(low, high, 1, key as u32, (key >> 32) as u32, SHORT_ROUNDS);
    [a, b, c, d]
}

/// The random word of a draw of a single, or of bits.
pub fn word(key: u64, counter: u64) -> u32 {
    four_words(key, counter >> 2)[(counter & 3) as usize]
}

/// One draw of a double: uniform, or normal.
pub fn number(normal: bool, key: u64, counter: u64) -> f64 {
    let (low, high) = words(key, counter);
    if normal { math::normal(low, high) } else { math::uniform(low, high) }
}

/// The draws with counters `counter + index[i]`. False where the type of `out` is not that of the draw.
pub fn fill(draw: Draw, key: u64, counter: u64, index: &[u32], out: LanesMut<'_>) -> bool {
    let at = |i: u32| words(key, counter.wrapping_add(u64::from(i)));
    match (draw, out) {
        (Draw::Uniform, LanesMut::F64(o)) => each(index, o, |i| {
            let (low, high) = at(i);
            math::uniform(low, high)
        }),
        (Draw::Normal, LanesMut::F64(o)) => each(index, o, |i| {
            let (low, high) = at(i);
            math::normal(low, high)
        }),
        (Draw::UniformSingle, LanesMut::F32(o)) => {
            each_word(key, counter, index, o, math::uniform_f32)
        }
        (Draw::NormalSingle, LanesMut::F32(o)) => {
            each_word(key, counter, index, o, math::normal_f32)
        }
        (Draw::Bits, LanesMut::U32(o)) => each_word(key, counter, index, o, |word| word),
        _ => false,
    }
}

/// Words are made for some elements first, a block once for those that share it, and then become numbers.
fn each_word<T>(
    key: u64,
    counter: u64,
    index: &[u32],
    out: &mut [T],
    f: impl Fn(u32) -> T,
) -> bool {
    const SOME: usize = 256;
    let mut words = [0; SOME];
    let (mut known, mut block) = ([0; 4], None);
    for (index, out) in index[..out.len()].chunks(SOME).zip(out.chunks_mut(SOME)) {
        for (word, i) in words.iter_mut().zip(index) {
            let draw = counter.wrapping_add(u64::from(*i));
            if block != Some(draw >> 2) {
                block = Some(draw >> 2);
                known = four_words(key, draw >> 2);
            }
            *word = known[(draw & 3) as usize];
        }
        out.iter_mut().zip(&words).for_each(|(o, &word)| *o = f(word));
    }
    true
}

#[inline(always)]
fn each<T>(index: &[u32], out: &mut [T], f: impl Fn(u32) -> T) -> bool {
    let n = out.len();
    let index = &index[..n];
    for i in 0..n {
        out[i] = f(index[i]);
    }
    true
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "bounds of a test need no particular bits")]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn philox_gives_the_published_words() {
        // Known answers of the Random123 distribution.
        let zeros = |rounds| math::philox(0, 0, 0, 0, 0, rounds);
        assert_eq!(zeros(ROUNDS), (0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8));
        assert_eq!(zeros(SHORT_ROUNDS), (0x5f6f_b709, 0x0d89_3f64, 0x4f12_1f81, 0x4f73_0a48));
    }

    #[test]
    fn draws_of_words_do_not_hang_on_what_is_drawn_with_them() {
        let mut all = vec![0; 1000];
        let index: Vec<u32> = (0..1000).collect();
        assert!(fill(Draw::Bits, 9, 5, &index, LanesMut::U32(&mut all)));
        for (k, got) in all.iter().enumerate() {
            assert_eq!(*got, word(9, 5 + k as u64));
        }
        let mut backwards = vec![0; 1000];
        let index: Vec<u32> = (0..1000).rev().collect();
        assert!(fill(Draw::Bits, 9, 5, &index, LanesMut::U32(&mut backwards)));
        backwards.reverse();
        assert_eq!(all, backwards);
    }

    #[test]
    fn twister_gives_the_published_numbers() {
        let mut s = RandomState::twister(5489);
        assert_eq!(s.uniform(), 0.814723686393178936);
        assert_eq!(s.uniform(), 0.905791937075619224);
        assert_eq!(s.uniform(), 0.126986816293506055);
    }

    #[test]
    fn a_place_in_the_twister_is_found_again() {
        let mut s = RandomState::twister(42);
        for _ in 0..1000 {
            s.uniform();
        }
        let mut again = RandomState::twister_at(42, s.counter);
        assert_eq!(again.uniform(), s.uniform());
    }

    #[test]
    fn moments_are_right() {
        let n = 200_000u32;
        let index: Vec<u32> = (0..n).collect();
        let mut z = vec![0.0; n as usize];
        assert!(fill(Draw::Normal, 7, 0, &index, LanesMut::F64(&mut z)));
        let moment = |p: i32| z.iter().map(|x| x.powi(p)).sum::<f64>() / f64::from(n);
        assert!(
            moment(1).abs() < 0.01
                && (moment(2) - 1.0).abs() < 0.02
                && (moment(4) - 3.0).abs() < 0.1
        );
        let mut s = vec![0.0f32; n as usize];
        assert!(fill(Draw::NormalSingle, 7, 0, &index, LanesMut::F32(&mut s)));
        let moment = |p: i32| s.iter().map(|x| f64::from(*x).powi(p)).sum::<f64>() / f64::from(n);
        assert!(
            moment(1).abs() < 0.01
                && (moment(2) - 1.0).abs() < 0.02
                && (moment(4) - 3.0).abs() < 0.1
        );
        let mut u = vec![0.0; n as usize];
        assert!(fill(Draw::Uniform, 7, 0, &index, LanesMut::F64(&mut u)));
        assert!(u.iter().all(|&x| x > 0.0 && x < 1.0));
    }

    #[test]
    fn single_quantile_follows_the_double_one() {
        for low in
            [0u32, 1, 2, 3, 1 << 8, 1 << 16, 1 << 24, 1 << 28, 3 << 29, u32::MAX - 1, u32::MAX]
        {
            let p = (f64::from(low >> 1) + 0.5) / 4294967296.0;
            let want = -math::normal_quantile(p);
            let z = f64::from(math::normal_f32(low));
            let got = if low & 1 == 1 { -z } else { z };
            // The fit ends at probabilities of 1e-7; beyond, it is still good to three digits.
            let bound = if want.abs() > 5.2 { 1e-3 } else { 2e-6 };
            assert!((got - want).abs() < bound * want.abs().max(1.0), "{low}: {got} {want}");
        }
    }
}

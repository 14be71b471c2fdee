//! Some floats at a time: WebAssembly's vectors, and elsewhere one alone. Compilers make vectors of long loops, but at the level of the
//! release not of a few steps beside each other. Must not know what is computed.

use std::ops::{Add, Mul, Sub};

/// A float, of which some are computed with at a time; each result is rounded by itself.
pub trait Float: Copy + Default {
    /// Some of them.
    type Vector: Copy
        + Add<Output = Self::Vector>
        + Sub<Output = Self::Vector>
        + Mul<Output = Self::Vector>;
    /// How many.
    const COUNT: usize;

    /// Those from a place on.
    ///
    /// # Safety
    /// They must be there.
    unsafe fn load(from: *const Self) -> Self::Vector;
    /// Puts them at a place.
    ///
    /// # Safety
    /// There must be room.
    unsafe fn store(x: Self::Vector, to: *mut Self);
    /// The real and the imaginary parts of as many complex numbers.
    ///
    /// # Safety
    /// They must be there.
    unsafe fn load_parts(from: *const Self) -> (Self::Vector, Self::Vector);
    /// Puts complex numbers of these parts at a place.
    ///
    /// # Safety
    /// There must be room.
    unsafe fn store_parts(parts: (Self::Vector, Self::Vector), to: *mut Self);
    /// As often the same.
    fn splat(x: Self) -> Self::Vector;

    /// The first ones of a list.
    #[inline(always)]
    fn first(of: &[Self]) -> Self::Vector {
        let of = &of[..Self::COUNT];
        // SAFETY: as many are there.
        unsafe { Self::load(of.as_ptr()) }
    }
    /// Puts them at the beginning of a list.
    #[inline(always)]
    fn put(x: Self::Vector, into: &mut [Self]) {
        let into = &mut into[..Self::COUNT];
        // SAFETY: there is room for as many.
        unsafe { Self::store(x, into.as_mut_ptr()) };
    }
}

#[cfg(not(target_arch = "wasm32"))]
macro_rules! float {
    ($float:ident) => {
        impl Float for $float {
            type Vector = $float;
            const COUNT: usize = 1;
            #[inline(always)]
            unsafe fn load(from: *const $float) -> $float {
                // SAFETY: the caller's.
                unsafe { from.read() }
            }
            #[inline(always)]
            unsafe fn store(x: $float, to: *mut $float) {
                // SAFETY: the caller's.
                unsafe { to.write(x) }
            }
            #[inline(always)]
            unsafe fn load_parts(from: *const $float) -> ($float, $float) {
                // SAFETY: the caller's.
                unsafe { (from.read(), from.add(1).read()) }
            }
            #[inline(always)]
            unsafe fn store_parts((re, im): ($float, $float), to: *mut $float) {
                // SAFETY: the caller's.
                unsafe {
                    to.write(re);
                    to.add(1).write(im);
                }
            }
            #[inline(always)]
            fn splat(x: $float) -> $float {
                x
            }
        }
    };
}

#[cfg(target_arch = "wasm32")]
macro_rules! float {
    ($float:ident $name:ident $count:literal $splat:ident $add:ident $sub:ident $mul:ident
        $shuffle:ident [$($even:literal)*] [$($odd:literal)*] [$($low:literal)*] [$($high:literal)*]) => {
        #[derive(Clone, Copy)]
        #[allow(missing_docs, reason = "it is named by its trait alone")]
        pub struct $name(core::arch::wasm32::v128);
        float!(of $name Add add $add);
        float!(of $name Sub sub $sub);
        float!(of $name Mul mul $mul);
        impl Float for $float {
            type Vector = $name;
            const COUNT: usize = $count;
            #[inline(always)]
            unsafe fn load(from: *const $float) -> $name {
                // SAFETY: the caller's; vectors may lie anywhere.
                unsafe { $name(core::arch::wasm32::v128_load(from.cast())) }
            }
            #[inline(always)]
            unsafe fn store(x: $name, to: *mut $float) {
                // SAFETY: the caller's; vectors may lie anywhere.
                unsafe { core::arch::wasm32::v128_store(to.cast(), x.0) }
            }
            #[inline(always)]
            unsafe fn load_parts(from: *const $float) -> ($name, $name) {
                // SAFETY: the caller's.
                let (a, b) = unsafe { (Self::load(from).0, Self::load(from.add($count)).0) };
                (
                    $name(core::arch::wasm32::$shuffle::<$($even),*>(a, b)),
                    $name(core::arch::wasm32::$shuffle::<$($odd),*>(a, b)),
                )
            }
            #[inline(always)]
            unsafe fn store_parts((re, im): ($name, $name), to: *mut $float) {
                let low = $name(core::arch::wasm32::$shuffle::<$($low),*>(re.0, im.0));
                let high = $name(core::arch::wasm32::$shuffle::<$($high),*>(re.0, im.0));
                // SAFETY: the caller's.
                unsafe {
                    Self::store(low, to);
                    Self::store(high, to.add($count));
                }
            }
            #[inline(always)]
            fn splat(x: $float) -> $name {
                $name(core::arch::wasm32::$splat(x))
            }
        }
    };
    (of $name:ident $trait:ident $method:ident $function:ident) => {
        impl $trait for $name {
            type Output = $name;
            #[inline(always)]
            fn $method(self, other: $name) -> $name {
                $name(core::arch::wasm32::$function(self.0, other.0))
            }
        }
    };
}

#[cfg(not(target_arch = "wasm32"))]
float!(f64);
#[cfg(not(target_arch = "wasm32"))]
float!(f32);
#[cfg(target_arch = "wasm32")]
float!(f64 Doubles 2 f64x2_splat f64x2_add f64x2_sub f64x2_mul i64x2_shuffle [0 2] [1 3] [0 2] [1 3]);
#[cfg(target_arch = "wasm32")]
float!(f32 Singles 4 f32x4_splat f32x4_add f32x4_sub f32x4_mul i32x4_shuffle [0 2 4 6] [1 3 5 7] [0 4 1 5] [2 6 3 7]);

/// Sums that are under way at a time.
pub const LANES: usize = 8;

/// Adds the products of whole runs of elements to as many sums.
#[inline(always)]
pub fn add_products<T: Float>(sums: &mut [T; LANES], x: &[[T; LANES]], y: &[[T; LANES]]) {
    let parts = LANES / T::COUNT;
    let mut all = [T::splat(T::default()); LANES];
    for k in 0..parts {
        all[k] = T::first(&sums[k * T::COUNT..]);
    }
    for (x, y) in x.iter().zip(y) {
        for k in 0..parts {
            let at = k * T::COUNT;
            all[k] = all[k] + T::first(&x[at..]) * T::first(&y[at..]);
        }
    }
    for k in 0..parts {
        T::put(all[k], &mut sums[k * T::COUNT..]);
    }
}

/// Subtracts a multiple of a vector from another of its length.
#[inline(always)]
pub fn subtract_multiple<T: Float + Sub<Output = T> + Mul<Output = T>>(
    x: &mut [T],
    v: &[T],
    by: T,
) {
    let factor = T::splat(by);
    let ((xs, x), (vs, v)) = (x.as_chunks_mut::<LANES>(), v.as_chunks::<LANES>());
    for (x, v) in xs.iter_mut().zip(vs) {
        for at in (0..LANES).step_by(T::COUNT) {
            T::put(T::first(&x[at..]) - T::first(&v[at..]) * factor, &mut x[at..]);
        }
    }
    for (x, &v) in x.iter_mut().zip(v) {
        *x = *x - v * by;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn products_are_added_lane_by_lane() {
        let x: Vec<[f64; LANES]> =
            (0..5).map(|i| std::array::from_fn(|k| 0.1 + (i * 8 + k) as f64 / 7.0)).collect();
        let y: Vec<[f64; LANES]> =
            (0..5).map(|i| std::array::from_fn(|k| 3.0 - (i + 5 * k) as f64 / 3.0)).collect();
        let (mut sums, mut singles) = ([0.5; LANES], [0.5f32; LANES]);
        add_products(&mut sums, &x, &y);
        let single = |x: &[[f64; LANES]]| x.iter().map(|x| x.map(|x| x as f32)).collect::<Vec<_>>();
        let (a, b) = (single(&x), single(&y));
        add_products(&mut singles, &a, &b);
        for k in 0..LANES {
            assert_eq!(sums[k], x.iter().zip(&y).fold(0.5, |s, (x, y)| s + x[k] * y[k]));
            assert_eq!(singles[k], a.iter().zip(&b).fold(0.5, |s, (x, y)| s + x[k] * y[k]));
        }
    }

    #[test]
    fn multiples_are_subtracted_at_every_length() {
        for n in [0, 1, 7, 8, 19, 32] {
            let v: Vec<f64> = (0..n).map(|k| 0.3 + f64::from(k) / 7.0).collect();
            let x: Vec<f64> = (0..n).map(|k| 5.0 - f64::from(k) / 3.0).collect();
            let mut out = x.clone();
            subtract_multiple(&mut out, &v, 1.7);
            let want: Vec<f64> = x.iter().zip(&v).map(|(x, v)| x - v * 1.7).collect();
            assert_eq!(out, want, "{n}");
        }
    }

    fn parts_come_back<T: Float + PartialEq + std::fmt::Debug + From<u8>>() {
        let given: Vec<T> = (0..2 * T::COUNT as u8).map(T::from).collect();
        let (mut re, mut im) = (vec![T::default(); T::COUNT], vec![T::default(); T::COUNT]);
        let mut out = vec![T::default(); 2 * T::COUNT];
        // SAFETY: all have as many as they should.
        unsafe {
            let parts = T::load_parts(given.as_ptr());
            T::put(parts.0, &mut re);
            T::put(parts.1, &mut im);
            T::store_parts(parts, out.as_mut_ptr());
        }
        assert_eq!(out, given);
        for k in 0..T::COUNT {
            assert_eq!((re[k], im[k]), (given[2 * k], given[2 * k + 1]));
        }
    }

    #[test]
    fn complex_numbers_are_parted_and_joined() {
        parts_come_back::<f64>();
        parts_come_back::<f32>();
    }
}

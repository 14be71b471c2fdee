//! Some floats at a time: the vectors of WebAssembly, and arrays elsewhere. Compilers make vectors of long loops, but at the level of
//! the release not of a few steps beside each other. Must not know what is computed.

/// A float, of which some are computed with at a time.
pub trait Float: Copy + Default {
    /// Some of them.
    type Vector: Copy;
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
    /// As many of one.
    fn splat(x: Self) -> Self::Vector;
    /// Their sums, each rounded.
    fn plus(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Their differences.
    fn minus(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Their products.
    fn times(a: Self::Vector, b: Self::Vector) -> Self::Vector;
}

#[cfg(target_arch = "wasm32")]
macro_rules! float {
    ($t:ty, $count:literal, $splat:ident, $add:ident, $sub:ident, $mul:ident) => {
        impl Float for $t {
            type Vector = core::arch::wasm32::v128;
            const COUNT: usize = $count;
            #[inline(always)]
            unsafe fn load(from: *const $t) -> Self::Vector {
                // SAFETY: the caller's.
                unsafe { core::arch::wasm32::v128_load(from.cast()) }
            }
            #[inline(always)]
            unsafe fn store(x: Self::Vector, to: *mut $t) {
                // SAFETY: the caller's.
                unsafe { core::arch::wasm32::v128_store(to.cast(), x) }
            }
            #[inline(always)]
            fn splat(x: $t) -> Self::Vector {
                core::arch::wasm32::$splat(x)
            }
            #[inline(always)]
            fn plus(a: Self::Vector, b: Self::Vector) -> Self::Vector {
                core::arch::wasm32::$add(a, b)
            }
            #[inline(always)]
            fn minus(a: Self::Vector, b: Self::Vector) -> Self::Vector {
                core::arch::wasm32::$sub(a, b)
            }
            #[inline(always)]
            fn times(a: Self::Vector, b: Self::Vector) -> Self::Vector {
                core::arch::wasm32::$mul(a, b)
            }
        }
    };
}

#[cfg(target_arch = "wasm32")]
float!(f64, 2, f64x2_splat, f64x2_add, f64x2_sub, f64x2_mul);
#[cfg(target_arch = "wasm32")]
float!(f32, 4, f32x4_splat, f32x4_add, f32x4_sub, f32x4_mul);

#[cfg(not(target_arch = "wasm32"))]
macro_rules! float {
    ($t:ty, $count:literal) => {
        impl Float for $t {
            type Vector = [$t; $count];
            const COUNT: usize = $count;
            #[inline(always)]
            unsafe fn load(from: *const $t) -> Self::Vector {
                // SAFETY: the caller's.
                unsafe { from.cast::<Self::Vector>().read() }
            }
            #[inline(always)]
            unsafe fn store(x: Self::Vector, to: *mut $t) {
                // SAFETY: the caller's.
                unsafe { to.cast::<Self::Vector>().write(x) }
            }
            #[inline(always)]
            fn splat(x: $t) -> Self::Vector {
                [x; $count]
            }
            #[inline(always)]
            fn plus(a: Self::Vector, b: Self::Vector) -> Self::Vector {
                each(a, b, |a, b| a + b)
            }
            #[inline(always)]
            fn minus(a: Self::Vector, b: Self::Vector) -> Self::Vector {
                each(a, b, |a, b| a - b)
            }
            #[inline(always)]
            fn times(a: Self::Vector, b: Self::Vector) -> Self::Vector {
                each(a, b, |a, b| a * b)
            }
        }
    };
}

#[cfg(not(target_arch = "wasm32"))]
float!(f64, 2);
#[cfg(not(target_arch = "wasm32"))]
float!(f32, 4);

/// A loop without calls: those of iterators are not inlined in every build.
#[cfg(not(target_arch = "wasm32"))]
#[inline(always)]
fn each<T: Copy, const N: usize>(mut a: [T; N], b: [T; N], f: impl Fn(T, T) -> T) -> [T; N] {
    let mut k = 0;
    while k < N {
        a[k] = f(a[k], b[k]);
        k += 1;
    }
    a
}

/// Sums that are under way at a time.
pub const LANES: usize = 8;

/// Adds the products of whole runs of elements to as many sums.
#[inline(always)]
pub fn add_products<T: Float>(sums: &mut [T; LANES], x: &[[T; LANES]], y: &[[T; LANES]]) {
    // Room for those of the widest.
    let mut at = [T::splat(T::default()); LANES / 2];
    let parts = LANES / T::COUNT;
    for (k, at) in at.iter_mut().enumerate().take(parts) {
        // SAFETY: parts of `COUNT` make up the lanes.
        *at = unsafe { T::load(sums.as_ptr().add(k * T::COUNT)) };
    }
    for (x, y) in x.iter().zip(y) {
        let mut k = 0;
        while k < parts {
            // SAFETY: the same.
            let (x, y) = unsafe {
                (T::load(x.as_ptr().add(k * T::COUNT)), T::load(y.as_ptr().add(k * T::COUNT)))
            };
            at[k] = T::plus(at[k], T::times(x, y));
            k += 1;
        }
    }
    for (k, &at) in at.iter().enumerate().take(parts) {
        // SAFETY: the same.
        unsafe { T::store(at, sums.as_mut_ptr().add(k * T::COUNT)) };
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
}

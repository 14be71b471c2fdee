//! Numbers side by side in a register, where there are such registers: compilers put loops into them only here and there.

use super::plan::Planned;
use std::ops::{Add, Mul, Sub};

/// A float of which several are computed with at once.
pub trait Packed: Planned + Into<f64> {
    /// Several of them.
    type Pack: Copy + Add<Output = Self::Pack> + Sub<Output = Self::Pack> + Mul<Output = Self::Pack>;
    /// How many.
    const COUNT: usize;
    /// The first ones of a list.
    fn pack(of: &[Self]) -> Self::Pack;
    /// Puts them at the beginning of a list.
    fn unpack(pack: Self::Pack, into: &mut [Self]);
    /// As often the same.
    fn splat(x: Self) -> Self::Pack;
}

#[cfg(not(target_arch = "wasm32"))]
macro_rules! packed {
    ($float:ident) => {
        impl Packed for $float {
            type Pack = $float;
            const COUNT: usize = 1;
            #[inline(always)]
            fn pack(of: &[Self]) -> Self::Pack {
                of[0]
            }
            #[inline(always)]
            fn unpack(pack: Self::Pack, into: &mut [Self]) {
                into[0] = pack;
            }
            #[inline(always)]
            fn splat(x: Self) -> Self::Pack {
                x
            }
        }
    };
}

#[cfg(target_arch = "wasm32")]
macro_rules! packed {
    ($float:ident $name:ident $count:literal $new:ident($($at:literal)*) $lane:ident $splat:ident $add:ident $sub:ident $mul:ident) => {
        #[derive(Clone, Copy)]
        #[allow(missing_docs, reason = "it is named by its trait alone")]
        pub struct $name(core::arch::wasm32::v128);
        packed!(of $name Add add $add);
        packed!(of $name Sub sub $sub);
        packed!(of $name Mul mul $mul);
        impl Packed for $float {
            type Pack = $name;
            const COUNT: usize = $count;
            #[inline(always)]
            fn pack(of: &[Self]) -> Self::Pack {
                let of = &of[..$count];
                $name(core::arch::wasm32::$new($(of[$at]),*))
            }
            #[inline(always)]
            fn unpack(pack: Self::Pack, into: &mut [Self]) {
                let into = &mut into[..$count];
                $(into[$at] = core::arch::wasm32::$lane::<$at>(pack.0);)*
            }
            #[inline(always)]
            fn splat(x: Self) -> Self::Pack {
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
packed!(f64);
#[cfg(not(target_arch = "wasm32"))]
packed!(f32);
#[cfg(target_arch = "wasm32")]
packed!(f64 Doubles 2 f64x2(0 1) f64x2_extract_lane f64x2_splat f64x2_add f64x2_sub f64x2_mul);
#[cfg(target_arch = "wasm32")]
packed!(f32 Singles 4 f32x4(0 1 2 3) f32x4_extract_lane f32x4_splat f32x4_add f32x4_sub f32x4_mul);

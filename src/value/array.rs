//! Dense host arrays: typed elements in column-major order and a shape.

use super::class::{Class, ElemType};
use super::shape::Shape;
use crate::diag::Result;
use num_complex::{Complex32, Complex64};
use std::borrow::Cow;
use std::rc::Rc;

/// The elements of a host array, typed.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "one variant an element type")]
pub enum Data {
    F64(Vec<f64>),
    F32(Vec<f32>),
    I8(Vec<i8>),
    I16(Vec<i16>),
    I32(Vec<i32>),
    I64(Vec<i64>),
    U8(Vec<u8>),
    U16(Vec<u16>),
    U32(Vec<u32>),
    U64(Vec<u64>),
    Bool(Vec<bool>),
    /// UTF-16 units, as in MATLAB.
    Char(Vec<Unit>),
    C64(Vec<Complex64>),
    C32(Vec<Complex32>),
}

/// A UTF-16 unit of a char array; a type of its own so that it is not taken for uint16.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    bytemuck::Pod,
    bytemuck::Zeroable,
)]
#[repr(transparent)]
pub struct Unit(pub u16);

/// A Rust type that is the element of some `Data` variant.
pub trait Element: Copy + PartialEq + std::fmt::Debug + Default + 'static {
    /// Its element type.
    const TYPE: ElemType;
    /// The elements as data.
    fn wrap(elements: Vec<Self>) -> Data;
    /// The elements, if the data is of this type.
    fn slice(data: &Data) -> Option<&[Self]>;
    /// The elements, if the data is of this type.
    fn slice_mut(data: &mut Data) -> Option<&mut Vec<Self>>;
}

macro_rules! elements {
    ($($variant:ident $t:ty, $class:ident, $complex:literal;)*) => {
        $(impl Element for $t {
            const TYPE: ElemType = ElemType { class: Class::$class, complex: $complex };
            fn wrap(elements: Vec<Self>) -> Data {
                Data::$variant(elements)
            }
            fn slice(data: &Data) -> Option<&[Self]> {
                if let Data::$variant(v) = data { Some(v) } else { None }
            }
            fn slice_mut(data: &mut Data) -> Option<&mut Vec<Self>> {
                if let Data::$variant(v) = data { Some(v) } else { None }
            }
        })*

        impl Data {
            /// The type of the elements.
            pub fn elem_type(&self) -> ElemType {
                match self { $(Data::$variant(_) => <$t as Element>::TYPE,)* }
            }
            /// `n` zeros (false, NUL) of a type.
            pub fn zeros(ty: ElemType, n: usize) -> Data {
                $(if ty == <$t as Element>::TYPE {
                    return Data::$variant(vec![<$t>::default(); n]);
                })*
                // Complex integers do not exist in the language; their real zeros stand for them.
                Data::zeros(ElemType::real(ty.class), n)
            }
            /// No elements of a type, and room for `n`.
            pub fn with_room(ty: ElemType, n: usize) -> Data {
                $(if ty == <$t as Element>::TYPE {
                    return Data::$variant(Vec::with_capacity(n));
                })*
                Data::with_room(ElemType::real(ty.class), n)
            }
            /// Keeps the first `n` elements, where there are more.
            pub fn cut(&mut self, n: usize) {
                match self { $(Data::$variant(v) => v.truncate(n),)* }
            }
            /// Adds zeros at the end until there are `n` elements.
            pub fn fill_up(&mut self, n: usize) {
                match self { $(Data::$variant(v) => v.resize(n.max(v.len()), <$t>::default()),)* }
            }
        }

        /// Runs `$body` with `$v` bound to the typed vector of a `Data`, whatever its type.
        macro_rules! with_data {
            ($data:expr, $v:ident => $body:expr) => {
                match $data { $($crate::value::Data::$variant($v) => $body,)* }
            };
        }
    };
}

elements! {
    F64 f64, Double, false;
    F32 f32, Single, false;
    I8 i8, Int8, false;
    I16 i16, Int16, false;
    I32 i32, Int32, false;
    I64 i64, Int64, false;
    U8 u8, UInt8, false;
    U16 u16, UInt16, false;
    U32 u32, UInt32, false;
    U64 u64, UInt64, false;
    Bool bool, Logical, false;
    Char Unit, Char, false;
    C64 Complex64, Double, true;
    C32 Complex32, Single, true;
}

pub(crate) use with_data;

impl Data {
    /// The number of elements.
    pub fn len(&self) -> usize {
        with_data!(self, v => v.len())
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The same, every NaN the one quiet NaN: for whoever shows bits. Which NaN an operation gives hangs on the
    /// processor and on where it ran.
    pub fn one_nan(&self) -> Cow<'_, Data> {
        fn wide(x: f64) -> f64 {
            if x.is_nan() { f64::NAN } else { x }
        }
        fn narrow(x: f32) -> f32 {
            if x.is_nan() { f32::NAN } else { x }
        }
        match self {
            Data::F64(v) if v.iter().any(|x| x.is_nan()) => {
                Cow::Owned(Data::F64(v.iter().map(|&x| wide(x)).collect()))
            }
            Data::F32(v) if v.iter().any(|x| x.is_nan()) => {
                Cow::Owned(Data::F32(v.iter().map(|&x| narrow(x)).collect()))
            }
            Data::C64(v) if v.iter().any(|z| z.is_nan()) => {
                let parts = v.iter().map(|z| Complex64::new(wide(z.re), wide(z.im)));
                Cow::Owned(Data::C64(parts.collect()))
            }
            Data::C32(v) if v.iter().any(|z| z.is_nan()) => {
                let parts = v.iter().map(|z| Complex32::new(narrow(z.re), narrow(z.im)));
                Cow::Owned(Data::C32(parts.collect()))
            }
            other => Cow::Borrowed(other),
        }
    }
}

/// A dense host array. **`data.len() == shape.numel()`.**
#[derive(Clone, Debug)]
pub struct Array {
    shape: Shape,
    data: Data,
    /// Whether a program takes it for a sparse matrix, which is stored as every array is: of singles, and of one element or none.
    sparse: bool,
}

impl PartialEq for Array {
    fn eq(&self, other: &Array) -> bool {
        self.shape == other.shape && self.data == other.data
    }
}

impl Array {
    /// An array; the lengths agree, which the caller has seen to.
    pub fn new(shape: Shape, data: Data) -> Array {
        assert_eq!(shape.numel(), data.len(), "an array's data fills its shape");
        Array { shape, data, sparse: false }
    }

    /// Whether a program takes it for a sparse matrix.
    pub fn is_sparse(&self) -> bool {
        self.sparse
    }

    /// Says whether a program takes it for a sparse matrix.
    pub fn mark_sparse(&mut self, sparse: bool) {
        self.sparse = sparse;
    }

    /// An array of typed elements.
    pub fn from_vec<T: Element>(shape: Shape, elements: Vec<T>) -> Array {
        Array::new(shape, T::wrap(elements))
    }

    /// A 1×n array.
    pub fn row<T: Element>(elements: Vec<T>) -> Array {
        Array::from_vec(Shape::matrix(1, elements.len()), elements)
    }

    /// An n×1 array.
    pub fn column<T: Element>(elements: Vec<T>) -> Array {
        Array::from_vec(Shape::matrix(elements.len(), 1), elements)
    }

    /// A char row of a text. The empty text is 0×0, as `''` is.
    pub fn text(text: &str) -> Array {
        let units: Vec<Unit> = text.encode_utf16().map(Unit).collect();
        let rows = usize::from(!units.is_empty());
        Array::from_vec(Shape::matrix(rows, units.len()), units)
    }

    /// Zeros of a type and shape.
    pub fn zeros(ty: ElemType, shape: Shape) -> Array {
        let n = shape.numel();
        Array::new(shape, Data::zeros(ty, n))
    }

    /// The shape.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The elements.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// The elements, to change in place.
    pub fn data_mut(&mut self) -> &mut Data {
        &mut self.data
    }

    /// Where the elements lie, to change them in place.
    pub fn address(&mut self) -> u64 {
        with_data!(&mut self.data, v => v.as_mut_ptr() as u64)
    }

    /// Changes elements and shape at once; `change` leaves as many elements as `shape` has.
    pub fn change(
        &mut self,
        shape: &Shape,
        change: impl FnOnce(&mut Data) -> Result<()>,
    ) -> Result<()> {
        change(&mut self.data)?;
        assert_eq!(shape.numel(), self.data.len(), "an array's data fills its shape");
        self.shape = shape.clone();
        Ok(())
    }

    /// Shape and elements.
    pub fn into_parts(self) -> (Shape, Data) {
        (self.shape, self.data)
    }

    /// The type of the elements.
    pub fn elem_type(&self) -> ElemType {
        self.data.elem_type()
    }

    /// The class of the elements.
    pub fn class(&self) -> Class {
        self.elem_type().class
    }

    /// It as real numbers where it is complex and all imaginary parts are 0, else itself.
    pub fn narrowed(this: &Rc<Array>) -> Rc<Array> {
        let real = match this.data() {
            Data::C64(v) => v.iter().all(|z| z.im == 0.0),
            Data::C32(v) => v.iter().all(|z| z.im == 0.0),
            _ => false,
        };
        match real {
            true => {
                Rc::new(Array::new(this.shape().clone(), super::cast::narrow(this.data().clone())))
            }
            false => this.clone(),
        }
    }

    /// Whether the elements are complex.
    pub fn is_complex(&self) -> bool {
        self.elem_type().complex
    }

    /// The number of elements.
    pub fn numel(&self) -> usize {
        self.data.len()
    }

    /// The same elements under another shape with as many elements.
    pub fn reshaped(self, shape: Shape) -> Array {
        Array::new(shape, self.data)
    }

    /// The typed elements, if they are of that type.
    pub fn as_slice<T: Element>(&self) -> Option<&[T]> {
        T::slice(&self.data)
    }
}

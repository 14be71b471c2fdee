//! Recursive filters and convolution.

use crate::builtins::{Call, Cx, Flow, Stop, Values};
use crate::diag::{Error, Result};
use crate::graph::{PartOfConvolution, in_steps};
use crate::op::Op;
use crate::op::fourier;
use crate::op::host_work::HostWork;
use crate::op::linear::sparse::Field as Arithmetic;
use crate::op::pace::Pace;
use crate::value::index::Index;
use crate::value::room::filled;
use crate::value::{Array, Class, Data, ElemType, Scalar, Shape, Value};
use num_complex::Complex64;
use std::rc::Rc;

/// The arithmetic that filters and convolutions need: doubles or complex doubles.
trait Field: Arithmetic {
    fn of(a: &Array) -> Vec<Self>;
    fn array(shape: Shape, v: Vec<Self>, single: bool) -> Value;
    fn one() -> Self;
    fn complex(self) -> Complex64;
    fn part(z: Complex64) -> Self;
}

impl Field for f64 {
    fn of(a: &Array) -> Vec<f64> {
        (0..a.numel()).map(|i| Scalar::of(a.data(), i).map_or(f64::NAN, |s| s.to_f64())).collect()
    }
    fn array(shape: Shape, v: Vec<f64>, single: bool) -> Value {
        if single {
            Value::from(Array::from_vec(shape, v.iter().map(|&x| x as f32).collect::<Vec<f32>>()))
        } else {
            Value::from(Array::from_vec(shape, v))
        }
    }
    fn one() -> f64 {
        1.0
    }
    fn complex(self) -> Complex64 {
        Complex64::new(self, 0.0)
    }
    fn part(z: Complex64) -> f64 {
        z.re
    }
}

impl Field for Complex64 {
    fn of(a: &Array) -> Vec<Complex64> {
        match a.data() {
            Data::C64(v) => v.clone(),
            Data::C32(v) => {
                v.iter().map(|z| Complex64::new(f64::from(z.re), f64::from(z.im))).collect()
            }
            _ => f64::of(a).into_iter().map(|x| Complex64::new(x, 0.0)).collect(),
        }
    }
    fn array(shape: Shape, v: Vec<Complex64>, single: bool) -> Value {
        if v.iter().all(|z| z.im == 0.0) {
            return f64::array(shape, v.iter().map(|z| z.re).collect(), single);
        }
        if single {
            let narrow = |z: &Complex64| num_complex::Complex32::new(z.re as f32, z.im as f32);
            Value::from(Array::from_vec(shape, v.iter().map(narrow).collect::<Vec<_>>()))
        } else {
            Value::from(Array::from_vec(shape, v))
        }
    }
    fn one() -> Complex64 {
        Complex64::new(1.0, 0.0)
    }
    fn complex(self) -> Complex64 {
        self
    }
    fn part(z: Complex64) -> Complex64 {
        z
    }
}

fn bad(name: &str, message: String) -> Error {
    Error::new(format!("MATLAB:{name}:badArgument"), format!("{name}: {message}"))
}

fn array(name: &'static str, value: &Value) -> Flow<Rc<Array>> {
    if let Value::Lazy(lazy) = value
        && lazy.node.host().is_none()
    {
        return Err(Stop::Need(vec![lazy.clone()]));
    }
    match value.host_array()? {
        Some(a) if a.class() != Class::Char => Ok(a),
        _ => {
            Err(bad(name, format!("expected a numeric array, found {}", value.class_name())).into())
        }
    }
}

/// `[y, sf] = filter(b, a, x, si, dim)`.
pub(super) fn filter(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let dim = match call.args.get(4) {
        Some(v) => {
            let d = f64::of(&*array("filter", v)?);
            match d.as_slice() {
                [d] if *d >= 1.0 && *d == d.trunc() && *d < 1e3 => *d as usize - 1,
                _ => {
                    return Err(
                        bad("filter", "the dimension must be a positive integer".into()).into()
                    );
                }
            }
        }
        None => call.args[2].shape().first_nonsingleton(),
    };
    if let Some(made) = moving_sum(cx, &call, dim)? {
        return Ok(made);
    }
    if let Some(made) = recursive(cx, &call, dim)? {
        return Ok(Values::from_iter(made));
    }
    let [b, a, x] = [0, 1, 2].map(|k| array("filter", &call.args[k]));
    let (b, a, x) = (b?, a?, x?);
    let start = match call.args.get(3) {
        Some(v) if v.numel() > 0 => Some(array("filter", v)?),
        _ => None,
    };
    let parts: Vec<&Array> =
        [&b, &a, &x].into_iter().chain(start.as_ref()).map(|r| r.as_ref()).collect();
    let single = parts.iter().any(|p| p.class() == Class::Single);
    if parts.iter().any(|p| p.is_complex()) {
        filter_in::<Complex64>(&b, &a, &x, start.as_deref(), dim, single)
    } else {
        filter_in::<f64>(&b, &a, &x, start.as_deref(), dim, single)
    }
}

/// The type of a captured filter's results: single, or double where all that is given is.
fn captured_type(cx: &mut Cx<'_>, call: &Call<'_>, host: HostWork) -> Option<ElemType> {
    let real = |v: &Value| v.elem_type().filter(|ty| ty.class.is_float() && !ty.complex);
    let [b, a, x, ..] = call.args else { return None };
    let ty = real(x)?;
    let doubles = [b, a].iter().all(|v| real(v) == Some(ElemType::DOUBLE));
    let fits = ty == ElemType::SINGLE || doubles;
    (fits && cx.graph.is_for_device(&[x], host)).then_some(ty)
}

/// A filter without recursion of captured numbers: a convolution from the last coefficient to the first, of which what goes beyond
/// the last element is what is in the delays then.
fn moving_sum(cx: &mut Cx<'_>, call: &Call<'_>, dim: usize) -> Flow<Option<Values>> {
    let [b, a, x, ..] = call.args else { return Ok(None) };
    // Each coefficient takes the host some nanoseconds an element.
    let host = HostWork::Products(4.0 * x.numel() as f64 * b.numel() as f64);
    let Some(ty) = captured_type(cx, call, host) else { return Ok(None) };
    // A product alone keeps the sign of a zero, which a sum loses.
    if a.numel() != 1 || b.numel() < 2 {
        return Ok(None);
    }
    let lead = match f64::of(&*array("filter", a)?).as_slice() {
        [lead] if *lead != 0.0 => *lead,
        _ => return Ok(None),
    };
    let (b, shape) = (array("filter", b)?, x.shape());
    if b.is_complex() || x.numel() == 0 {
        return Ok(None);
    }
    let (n, delays) = (shape.dim(dim), b.numel() - 1);
    let lines = x.numel() / n;
    let of_lines = delays_of(&shape, dim, delays, lines);
    let start = call.args.get(3).filter(|v| v.numel() > 0);
    // The host adds to what is in the delays, which is another order of the sums.
    let fits = |v: &Value| {
        let real = v.elem_type().is_some_and(|of| of.class.is_float() && !of.complex);
        let columns = v.numel() == of_lines.numel() && v.shape().rows() == delays;
        let each = v.shape().is_vector() && v.numel() == delays;
        ty == ElemType::SINGLE && real && (columns || each)
    };
    if start.is_some_and(|v| !fits(v)) {
        return Ok(None);
    }
    let b: Vec<f64> = f64::of(&b).iter().map(|&c| c / lead).collect();
    let kernel = f64::array(Shape::matrix(b.len(), 1), b, ty.class == Class::Single);
    let order: Vec<usize> =
        std::iter::once(dim).chain((0..shape.ndims()).filter(|&d| d != dim)).collect();
    let turned = if dim == 0 { x.clone() } else { cx.graph.permute(x, &order)? };
    let lengths = turned.shape();
    let column = cx.graph.reshape(&turned, Shape::matrix(n, lines))?;
    let rows = if call.nargout > 1 { n + delays } else { n };
    let window = PartOfConvolution { first: (0, 0), size: (rows, lines), backwards: true };
    let Some(mut all) = cx.graph.convolve(&column, &kernel, window)? else { return Ok(None) };
    let part = |cx: &mut Cx<'_>, of: &Value, start: usize, count: usize| {
        cx.graph.index(of, &[Index::Steps { start, step: 1, count }, Index::Colon])
    };
    if let Some(start) = start {
        let start = cx.graph.reshape(start, Shape::matrix(delays, start.numel() / delays))?;
        let start = cx.graph.cast(&start, ty.class)?;
        let begun = delays.min(rows);
        let (first, start) = (part(cx, &all, 0, begun)?, part(cx, &start, 0, begun)?);
        let mut parts = vec![cx.graph.elementwise(Op::Add, &[first, start])?];
        if begun < rows {
            parts.push(part(cx, &all, begun, rows - begun)?);
        }
        all = cx.graph.cat(0, &parts)?;
    }
    let made = if rows > n { part(cx, &all, 0, n)? } else { all.clone() };
    let mut made = cx.graph.reshape(&made, lengths)?;
    if dim != 0 {
        let mut back = vec![0; order.len()];
        order.iter().enumerate().for_each(|(k, &d)| back[d] = k);
        made = cx.graph.permute(&made, &back)?;
    }
    let mut values = Values::from_iter([made]);
    if rows > n {
        let left = part(cx, &all, n, delays)?;
        values.push(cx.graph.reshape(&left, of_lines)?);
    }
    Ok(Some(values))
}

/// A filter with recursion of captured numbers.
fn recursive(cx: &mut Cx<'_>, call: &Call<'_>, dim: usize) -> Flow<Option<[Value; 2]>> {
    let [b, a, x, ..] = call.args else { return Ok(None) };
    let order = b.numel().max(a.numel());
    let host = HostWork::Products(2.0 * x.numel() as f64 * order as f64);
    let Some(ty) = captured_type(cx, call, host) else { return Ok(None) };
    let (b, a) = (array("filter", b)?, array("filter", a)?);
    let (mut b, mut a) = match b.is_complex() || a.is_complex() {
        true => return Ok(None),
        false => (f64::of(&b), f64::of(&a)),
    };
    let lead = match a.first() {
        Some(&lead) if lead != 0.0 && a[1..].iter().any(|&c| c != 0.0) => lead,
        _ => return Ok(None),
    };
    for coefficients in [&mut b, &mut a] {
        coefficients.resize(order, 0.0);
    }
    let coefficients: Vec<f64> = b.iter().chain(&a).map(|&c| c / lead).collect();
    let coefficients =
        f64::array(Shape::matrix(2 * order, 1), coefficients, ty.class == Class::Single);
    let shape = x.shape();
    let lines = x.numel() / shape.dim(dim).max(1);
    let delays = delays_of(&shape, dim, order - 1, lines);
    let start = call.args.get(3).filter(|v| v.numel() > 0);
    let fits = |v: &&Value| {
        let real = v.elem_type().is_some_and(|of| match ty.class {
            Class::Single => of.class.is_float() && !of.complex,
            _ => of == ty,
        });
        real && v.numel() == delays.numel() && (lines == 1 || v.shape().rows() == order - 1)
    };
    if start.is_some_and(|v| !fits(&v)) {
        return Ok(None);
    }
    cx.graph.filtered(x, &coefficients, dim, start, &delays)
}

/// The shape of what is in the delays of all lines.
fn delays_of(shape: &Shape, dim: usize, delays: usize, lines: usize) -> Shape {
    if lines == 1 {
        return Shape::matrix(delays, 1);
    }
    let mut extents = vec![delays];
    extents.extend((0..shape.ndims()).filter(|&d| d != dim).map(|d| shape.dim(d)));
    Shape::new(&extents)
}

fn filter_in<T: Field + 'static>(
    b: &Array,
    a: &Array,
    x: &Array,
    start: Option<&Array>,
    dim: usize,
    single: bool,
) -> Flow<Values> {
    let (mut num, mut den) = (T::of(b), T::of(a));
    if den.first().is_none_or(|&d| d == T::default()) {
        let message = "the first coefficient of the denominator must not be zero";
        return Err(bad("filter", message.into()).into());
    }
    let order = num.len().max(den.len());
    let recursive = den.len() > 1;
    num.resize(order, T::default());
    den.resize(order, T::default());
    let lead = den[0];
    if lead != T::one() {
        num.iter_mut().chain(&mut den).for_each(|c| *c = *c / lead);
    }
    let shape = x.shape();
    let n = shape.dim(dim);
    let inner = shape.stride(dim);
    let outer: usize = (dim + 1..shape.ndims()).map(|d| shape.dim(d)).product();
    let lines = inner * outer;
    let delays = order - 1;
    let mut state = filled(T::default(), delays.saturating_mul(lines))?;
    if let Some(s) = start {
        let mut given = T::of(s);
        // A vector is every line's.
        let is_vector = s.shape().is_vector() && given.len() == delays;
        if is_vector {
            given = given.repeat(lines);
        }
        if given.len() != state.len() {
            return Err(bad(
                "filter",
                format!("expected {} initial values, found {}", state.len(), given.len()),
            )
            .into());
        }
        let rows = s.shape().rows();
        if lines > 1 && rows != delays && !is_vector {
            let message = format!("expected initial values in {delays} rows, found {rows}");
            return Err(bad("filter", message).into());
        }
        state = given;
    }
    let input = T::of(x);
    let shape = shape.clone();
    let cost = 2.0 * ARITHMETIC as f64 * order as f64 * input.len() as f64;
    in_steps(cost, async move {
        let mut pace = Pace::default();
        let mut output = vec![T::default(); input.len()];
        for o in 0..outer {
            for i in 0..inner {
                let line = i + inner * o;
                let z = &mut state[delays * line..delays * (line + 1)];
                for k in 0..n {
                    let at = i + inner * (k + n * o);
                    let value = input[at];
                    // Direct form II, transposed.
                    let y = if delays > 0 { z[0] + num[0] * value } else { num[0] * value };
                    for d in 0..delays {
                        let next = if d + 1 < delays { z[d + 1] } else { T::default() };
                        z[d] = next + num[d + 1] * value;
                        // An output that is not finite comes back by a coefficient of 0 too.
                        if recursive {
                            z[d] = z[d] - den[d + 1] * y;
                        }
                    }
                    output[at] = y;
                    pace.spend(ARITHMETIC * 2 * order as u64).await;
                }
            }
        }
        let state_shape = delays_of(&shape, dim, delays, lines);
        Ok(Values::from_iter([
            T::array(shape.clone(), output, single),
            T::array(state_shape, state, single),
        ]))
    })
}

/// What a multiplication and an addition cost, in the units of the op table.
const ARITHMETIC: u64 = 1500;

/// So many products are added before anybody may interrupt.
const UNBROKEN: usize = 1 << 12;

/// `conv2(A, B, shape)`, `conv2(u, v, A, shape)`.
pub(super) fn conv2(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    convolution(cx, "conv2", call)
}

/// `convn(A, B, shape)`.
pub(super) fn convn(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    convolution(cx, "convn", call)
}

fn convolution(cx: &mut Cx<'_>, name: &'static str, call: Call<'_>) -> Flow<Values> {
    let mut args: Vec<&Value> = call.args.iter().collect();
    let mut part = "full".to_owned();
    if let Some(last) = args.last()
        && let Some(word) = last.as_text()?
    {
        part = word.to_lowercase();
        args.pop();
    }
    if !matches!(part.as_str(), "full" | "same" | "valid") {
        let message = format!("expected 'full', 'same' or 'valid', found '{part}'");
        return Err(bad(name, message).into());
    }
    // Two vectors go along the columns, then along the rows.
    let (x, kernels) = match args.as_slice() {
        [x, kernel] => (*x, vec![(*kernel, kernel.shape())]),
        [u, v, x] if name == "conv2" => {
            if !u.shape().is_vector() || !v.shape().is_vector() {
                let message = "the first two arguments must be vectors where there are three";
                return Err(bad(name, message.into()).into());
            }
            let (column, row) = (Shape::matrix(u.numel(), 1), Shape::matrix(1, v.numel()));
            (*x, vec![(*u, column), (*v, row)])
        }
        _ => return Err(bad(name, "expected two arrays".into()).into()),
    };
    // All of it is captured or nothing: what was captured and is wanted on the host would be captured again by the next call.
    let mut made = Some(x.clone());
    for (kernel, shape) in &kernels {
        made = match made {
            Some(x) => {
                let kernel = cx.graph.reshape(kernel, shape.clone())?;
                captured(cx, &x, &kernel, &part)?
            }
            None => None,
        };
    }
    if let Some(made) = made {
        return Ok(Values::from_iter([made]));
    }
    let mut arrays = vec![array(name, x)?];
    for (kernel, shape) in kernels {
        let kernel = array(name, kernel)?;
        arrays.push(match *kernel.shape() == shape {
            true => kernel,
            false => Rc::new((*kernel).clone().reshaped(shape)),
        });
    }
    if name == "conv2" && arrays.iter().any(|a| a.shape().ndims() > 2) {
        return Err(bad(name, "expected matrices, found an N-d array".into()).into());
    }
    let single = arrays.iter().any(|a| a.class() == Class::Single);
    let complex = arrays.iter().any(|a| a.is_complex());
    if complex {
        convolution_in::<Complex64>(&arrays, part, single)
    } else {
        convolution_in::<f64>(&arrays, part, single)
    }
}

/// The convolution of the first array with the others, one after the other.
fn convolution_in<T: Field + 'static>(
    arrays: &[Rc<Array>],
    part: String,
    single: bool,
) -> Flow<Values> {
    let mut grids = arrays.iter().map(|a| Grid::<T>::of(a));
    let Some(mut x) = grids.next() else { return Ok(Values::new()) };
    let kernels: Vec<Grid<T>> = grids.collect();
    let products: usize = kernels.iter().map(|kernel| kernel.data.len()).sum();
    let cost = ARITHMETIC as f64 * x.data.len() as f64 * products as f64;
    in_steps(cost, async move {
        for kernel in kernels {
            x = x.convolution(kernel, &part).await?;
        }
        Ok(Values::from_iter([T::array(x.shape, x.data, single)]))
    })
}

/// Where a part of a convolution begins along a dimension, and its extent.
fn cut_of(part: &str, a: usize, b: usize) -> (usize, usize) {
    match part {
        "same" => (b.div_ceil(2).max(1) - 1 + usize::from(b.is_multiple_of(2) && b > 0), a),
        "valid" => (b.max(1) - 1, (a + 1).saturating_sub(b.max(1))),
        _ => (0, (a + b).saturating_sub(1)),
    }
}

/// The convolution of a captured matrix with a kernel.
fn captured(cx: &mut Cx<'_>, x: &Value, kernel: &Value, part: &str) -> Flow<Option<Value>> {
    let (a, b) = (x.shape(), kernel.shape());
    if a.ndims() > 2 || b.ndims() > 2 {
        return Ok(None);
    }
    let (rows, cols) = (cut_of(part, a.rows(), b.rows()), cut_of(part, a.cols(), b.cols()));
    let (first, size) = ((rows.0, cols.0), (rows.1, cols.1));
    cx.graph.convolve(x, kernel, PartOfConvolution { first, size, backwards: false })
}

/// An array of any number of dimensions.
struct Grid<T> {
    shape: Shape,
    data: Vec<T>,
}

impl<T: Field> Grid<T> {
    fn of(a: &Array) -> Grid<T> {
        Grid { shape: a.shape().clone(), data: T::of(a) }
    }

    /// That part of the convolution with `b`.
    async fn convolution(mut self, mut b: Grid<T>, part: &str) -> Result<Grid<T>> {
        let dims = self.shape.ndims().max(b.shape.ndims());
        let mut cuts: Vec<_> =
            (0..dims).map(|d| cut_of(part, self.shape.dim(d), b.shape.dim(d))).collect();
        let shape = Shape::new(&cuts.iter().map(|&(_, size)| size).collect::<Vec<_>>());
        // Columns of one element in both are left out, so that rows are as fast as columns.
        let single = |d: &usize| self.shape.dim(*d) == 1 && b.shape.dim(*d) == 1;
        let flat = (0..dims - 1).take_while(single).count();
        for grid in [&mut self, &mut b] {
            let extents = (flat..dims.max(flat + 2)).map(|d| grid.shape.dim(d));
            grid.shape = Shape::new(&extents.collect::<Vec<_>>());
        }
        cuts.drain(..flat);
        let data = match self.by_spectra(&b, &cuts).await? {
            Some(data) => data,
            None => self.convolved(&b, &cuts).await?,
        };
        Ok(Grid { shape, data })
    }

    /// The same by transforms, where both are large.
    async fn by_spectra(&self, b: &Grid<T>, cuts: &[(usize, usize)]) -> Result<Option<Vec<T>>> {
        let [x, k] = [self, b].map(|grid| grid.shape.dims());
        if !fourier::by_spectra(x, k) {
            return Ok(None);
        }
        let elements = |grid: &Grid<T>| grid.data.iter().map(|&z| z.complex()).collect();
        let made = fourier::convolved([(elements(self), x), (elements(b), k)], cuts).await?;
        Ok(made.map(|all| all.into_iter().map(T::part).collect()))
    }

    /// The elements of that part of the convolution with `b` which begins there along each dimension, and has that extent.
    /// An element is the sum of its products in the order of the elements of `b`. Column by column, as what is summed
    /// then stays near.
    async fn convolved(&self, b: &Grid<T>, cuts: &[(usize, usize)]) -> Result<Vec<T>> {
        let (mut pace, mut since) = (Pace::default(), 0);
        let ((first, rows), own, wide) = (cuts[0], self.shape.rows(), b.shape.rows());
        let total = cuts.iter().fold(1, |total: usize, &(_, size)| total.saturating_mul(size));
        let mut out = filled(T::default(), total)?;
        let columns = if rows == 0 || own == 0 { 0 } else { total / rows };
        let of_b = b.data.len().checked_div(wide).unwrap_or(0);
        // Only neighbours among the columns of `b` can meet one of those that there are.
        let (shift, size) = cuts.get(1).copied().unwrap_or((0, 1));
        let (met, across) = (self.shape.dim(1), b.shape.dim(1).max(1));
        for c in 0..columns {
            let column = &mut out[rows * c..rows * (c + 1)];
            let at = c % size.max(1) + shift;
            let near = (at + 1).saturating_sub(met)..(at + 1).min(across);
            let blocks = 0..of_b / across;
            for q in blocks.flat_map(|block| near.clone().map(move |q| block * across + q)) {
                let Some(from) = self.column_under(&cuts[1..], c, &b.shape, q) else { continue };
                let from = &self.data[own * from..own * (from + 1)];
                for p in 0..wide {
                    // Row i here is row i + first - p there.
                    let (skip, start) = (p.saturating_sub(first), first.saturating_sub(p));
                    let weight = b.data[p + wide * q];
                    let from = from.get(start..).unwrap_or_default();
                    let slots = column.get_mut(skip..).unwrap_or_default();
                    for (slot, &x) in slots.iter_mut().zip(from) {
                        *slot = *slot + weight * x;
                    }
                    since += own.min(rows);
                    if since >= UNBROKEN {
                        pace.spend(ARITHMETIC * since as u64).await;
                        since = 0;
                    }
                }
            }
        }
        Ok(out)
    }

    /// Which column meets column `q` of `b` in column `c` of what is made. The cuts are those along all dimensions but
    /// the first.
    fn column_under(
        &self,
        cuts: &[(usize, usize)],
        mut c: usize,
        b: &Shape,
        mut q: usize,
    ) -> Option<usize> {
        let (mut column, mut stride) = (0, 1);
        for (d, &(first, size)) in cuts.iter().enumerate() {
            let (extent, of_b) = (self.shape.dim(d + 1), b.dim(d + 1));
            let at = (c % size + first).checked_sub(q % of_b)?;
            if at >= extent {
                return None;
            }
            column += stride * at;
            stride *= extent;
            c /= size;
            q /= of_b;
        }
        Some(column)
    }
}

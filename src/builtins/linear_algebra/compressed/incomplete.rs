//! Incomplete factors: triangles without the elements that are not where the matrix has some, or that are small (Y. Saad, "Iterative
//! Methods for Sparse Linear Systems", 2003, chapter 10).

use super::operands::{columns, one, typed};
use super::systems::{Complexity, square, triangle};
use crate::builtins::{Flow, Values};
use crate::diag::Error;
use crate::op::linear::sparse::Columns;
use crate::value::{Compressed, Value};
use num_complex::Complex64;
use smallvec::smallvec;

/// What is left out of a factor.
struct Options {
    /// Elements where the matrix has none stay out.
    fills: bool,
    /// So much smaller than the sum of the sizes of their column they stay out.
    drops: f64,
    /// The diagonal is so much larger.
    grows: f64,
}

impl Options {
    /// Those of a struct with these fields. None: there are others.
    fn of(given: Option<&Value>, fills: &str) -> Flow<Option<Options>> {
        let mut options = Options { fills: false, drops: 0.0, grows: 0.0 };
        let Some(given) = given else { return Ok(Some(options)) };
        let Value::Struct(fields) = given else { return Ok(None) };
        for (name, values) in &fields.fields {
            let [value] = values.as_slice() else { return Ok(None) };
            let number = || match value {
                Value::Scalar(x) => Some(x.to_f64()),
                _ => None,
            };
            let word = value.as_text()?.map(|word| word.to_lowercase());
            match (&**name, word.as_deref()) {
                ("type", Some("nofill")) => options.fills = false,
                ("type", Some(word)) if word == fills => options.fills = true,
                ("michol" | "milu", Some("off")) | ("shape", Some("lower")) => {}
                ("droptol", _) if let Some(x) = number() => options.drops = x,
                ("diagcomp", _) if let Some(x) = number() => options.grows = x,
                _ => return Ok(None),
            }
        }
        Ok(Some(options))
    }
}

/// `L = ichol(S, options)`.
pub(super) fn ichol(args: &[Value]) -> Flow<Option<Values>> {
    let (Some(matrix), 1..=2) = (square(args), args.len()) else { return Ok(None) };
    let Some(options) = Options::of(args.get(1), "ict")? else { return Ok(None) };
    match matrix.elem_type().complex {
        true => ichol_of::<Complex64>(matrix, &options),
        false => ichol_of::<f64>(matrix, &options),
    }
}

/// Each column from those to its left that have an element in its row.
fn ichol_of<T: Complexity>(matrix: &Compressed, options: &Options) -> Flow<Option<Values>> {
    let n = matrix.rows();
    let elements = typed::<T>(matrix);
    let of: Columns<'_, T> = columns(matrix, &elements);
    let (mut starts, mut at, mut all) = (vec![0], Vec::<usize>::new(), Vec::<T>::new());
    // Of each column that is there the element whose row comes next, and for each row the columns whose next row that is.
    let mut next = vec![0; n];
    let mut waiting: Vec<Vec<usize>> = vec![Vec::new(); n];
    let mut sums = vec![T::default(); n];
    let mut met = vec![0; n];
    for k in 0..n {
        let mut rows = Vec::new();
        let mut size = 0.0;
        for m in of.column(k) {
            let (i, x) = (of.at[m], of.elements[m]);
            size += x.size();
            if i >= k {
                rows.push(i);
                met[i] = k + 1;
                sums[i] = if i == k { x * T::real(1.0 + options.grows) } else { x };
            }
        }
        for j in std::mem::take(&mut waiting[k]) {
            let end = starts[j + 1];
            let factor = all[next[j]].conjugate();
            for m in next[j]..end {
                let i = at[m];
                if met[i] != k + 1 {
                    if !options.fills {
                        continue;
                    }
                    rows.push(i);
                    met[i] = k + 1;
                    sums[i] = T::default();
                }
                sums[i] = sums[i] - all[m] * factor;
            }
            next[j] += 1;
            if next[j] < end {
                waiting[at[next[j]]].push(j);
            }
        }
        let root = if met[k] == k + 1 { sums[k].root() } else { None };
        let Some(root) = root else {
            let message = format!("ichol: there is a pivot that is not positive in row {}", k + 1);
            return Err(Error::new("MATLAB:ichol:Breakdown", message).into());
        };
        rows.sort_unstable();
        for i in rows {
            let small = options.fills && sums[i].size() < options.drops * size;
            if i == k || !small {
                at.push(i);
                all.push(if i == k { root } else { sums[i] / root });
            }
        }
        next[k] = starts[k] + 1;
        starts.push(at.len());
        if next[k] < at.len() {
            waiting[at[next[k]]].push(k);
        }
    }
    let mut j = Vec::with_capacity(at.len());
    (0..n).for_each(|k| j.resize(starts[k + 1], k));
    one(triangle(n, (at, j, all))?)
}

/// `[L, U] = ilu(S)`, and `L + U - I` where one result is wanted.
pub(super) fn ilu(args: &[Value], nargout: usize) -> Flow<Option<Values>> {
    let (Some(matrix), 1..=2, 0..=2) = (square(args), args.len(), nargout) else {
        return Ok(None);
    };
    match Options::of(args.get(1), "")? {
        Some(options) if options.grows == 0.0 => {}
        _ => return Ok(None),
    }
    match matrix.elem_type().complex {
        true => ilu_of::<Complex64>(matrix, nargout),
        false => ilu_of::<f64>(matrix, nargout),
    }
}

fn ilu_of<T: Complexity>(matrix: &Compressed, nargout: usize) -> Flow<Option<Values>> {
    let n = matrix.rows();
    let elements = typed::<T>(matrix);
    let of: Columns<'_, T> = columns(matrix, &elements);
    let mut all = of.elements.to_vec();
    let mut diagonal = vec![0; n];
    // Which element of this column is in a row, from 1 on.
    let mut place = vec![0; n];
    for j in 0..n {
        of.column(j).for_each(|m| place[of.at[m]] = m + 1);
        for m in of.column(j).take_while(|&m| of.at[m] < j) {
            let k = of.at[m];
            for above in diagonal[k] + 1..of.starts[k + 1] {
                let to = place[of.at[above]];
                if to > 0 {
                    all[to - 1] = all[to - 1] - all[above] * all[m];
                }
            }
        }
        let pivot = place[j];
        if pivot == 0 || all[pivot - 1] == T::default() {
            let message = format!("ilu: there is a zero pivot in row {}", j + 1);
            return Err(Error::new("MATLAB:ilu:ZeroPivot", message).into());
        }
        diagonal[j] = pivot - 1;
        for below in pivot..of.starts[j + 1] {
            all[below] = all[below] / all[pivot - 1];
        }
        of.column(j).for_each(|m| place[of.at[m]] = 0);
    }
    let columns = matrix.columns();
    let half = |stays: &dyn Fn(usize, usize) -> bool| {
        let (mut i, mut j, mut part) = (Vec::new(), Vec::new(), Vec::new());
        for (m, &column) in columns.iter().enumerate() {
            if stays(of.at[m], column) {
                i.push(of.at[m]);
                j.push(column);
                part.push(all[m]);
            }
        }
        (i, j, part)
    };
    if nargout < 2 {
        return one(triangle(n, half(&|_, _| true))?);
    }
    let mut lower = half(&|i, j| i > j);
    for k in 0..n {
        lower.0.push(k);
        lower.1.push(k);
        lower.2.push(T::real(1.0));
    }
    Ok(Some(smallvec![triangle(n, lower)?, triangle(n, half(&|i, j| i <= j))?]))
}

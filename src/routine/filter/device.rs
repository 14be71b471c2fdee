//! The passes of a recursive filter. A thread a lane; lanes that are few are cut into parts, each of which is filtered from empty
//! delays first. What is in the delays at the end of a part is that, and what the delays before it turn into without input:
//! a linear map, the same for all parts, which is found by filtering nothing from each of the unit vectors. So the delays
//! before each part follow one from the other, and then all parts are filtered from those. Doubles are not cut, for that is another
//! order of additions. Must not know devices.

use super::Filter;
use crate::routine::lanes::{self, Lanes, WORDS};
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::{Library, Rep};

/// Threads of a group.
const THREADS: u32 = 64;
/// As many threads are worth having.
const ENOUGH: u32 = 8_192;
/// Elements of a part at least.
const PART: u32 = 256;
/// Coefficients at most: each thread keeps all delays.
const MOST: u32 = 17;

/// One kind of dispatch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Pass {
    /// Filters the parts, and the unit vectors, and keeps what is left in the delays.
    Ends,
    /// Finds the delays before each part.
    Join,
    /// Filters the parts from the delays before them.
    Run,
}

/// The elements of a part.
fn part(lanes: &Lanes) -> u32 {
    let parts = (ENOUGH / lanes.count().clamp(1, u64::from(ENOUGH)) as u32).max(1);
    lanes.len.div_ceil(parts).max(PART.min(lanes.len)).max(1)
}

fn parts(lanes: &Lanes) -> u32 {
    lanes.len.div_ceil(part(lanes)).max(1)
}

/// How many steps follow one another.
pub(super) fn waits(lanes: &Lanes) -> f64 {
    f64::from(2 * part(lanes) + parts(lanes))
}

/// What a device does for a filter.
pub(super) fn passes(of: &Filter, device: &Device<'_>) -> Result<Passes, String> {
    let Filter { ty, lanes, order } = *of;
    let rep = Rep::of(ty, device.fast);
    let cut = match rep {
        Rep::F32 => parts(&lanes),
        Rep::F64 => 1,
        _ => return Err(format!("a filter of {ty} on a device")),
    };
    if !(2..=MOST).contains(&order) {
        return Err(format!("a filter of {order} coefficients on a device"));
    }
    let mut passes = Passes::default();
    if lanes.elements() == 0 {
        return Err("a filter of nothing on a device".to_owned());
    }
    let delays = of.delays();
    let len = if cut > 1 { part(&lanes) } else { lanes.len };
    let [given, x, before] = [0, 1, 2].map(PassArray::In);
    let [y, after] = [0, 1].map(PassArray::Out);
    let mut numbers = lanes.words(cut);
    numbers[6] = len;
    let step = |passes: &mut Passes, pass: Pass, arrays: &[PassArray]| {
        let write = move |library: &Library| Ok(text(pass, order, rep, library));
        let key = format!("filter {pass:?} {order} {rep:?}");
        let shader = passes.shader(key, read_only(pass), WORDS, write);
        let count = match pass {
            Pass::Join => lanes.count(),
            Pass::Ends => lanes.count() * u64::from(cut) + u64::from(delays),
            Pass::Run => lanes.count() * u64::from(cut),
        };
        let long = if pass == Pass::Join { cut * delays } else { len };
        let each = if rep == Rep::F64 { 4_000 } else { 1_000 };
        let work = each * u64::from(THREADS) * u64::from(long) * u64::from(order);
        let groups = count.div_ceil(u64::from(THREADS)) as u32;
        passes.step(shader, numbers.clone(), arrays, (groups, 1), work);
    };
    let mut states = before;
    if cut > 1 {
        states = passes.temp(lanes.count() * u64::from(cut * delays) * 4);
        let map = passes.temp(u64::from(delays * delays) * 4);
        step(&mut passes, Pass::Ends, &[given, x, states, map]);
        step(&mut passes, Pass::Join, &[before, map, states]);
    }
    step(&mut passes, Pass::Run, &[given, x, states, y, after]);
    Ok(passes)
}

fn read_only(pass: Pass) -> &'static [bool] {
    match pass {
        Pass::Ends => &[true, true, false, false],
        Pass::Join => &[true, true, false],
        Pass::Run => &[true, true, true, false, false],
    }
}

fn text(pass: Pass, order: u32, rep: Rep, library: &Library) -> String {
    let main = match pass {
        Pass::Ends => include_str!("../../../shaders/routine/filter_ends.wgsl"),
        Pass::Join => include_str!("../../../shaders/routine/filter_join.wgsl"),
        Pass::Run => include_str!("../../../shaders/routine/filter_run.wgsl"),
    };
    let mut text = format!("{main}const ORDER = {order}u;\nconst DELAYS = {}u;\n", order - 1);
    if pass != Pass::Join {
        text.push_str(include_str!("../../../shaders/routine/filter_step.wgsl"));
        text.push_str(&lanes::places(rep));
        text.push_str(&lanes::arithmetic(rep));
    }
    text.push_str(&library.needed_by(&text));
    text
}

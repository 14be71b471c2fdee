//! Random numbers. The session's own stream is a generator of the graph, the same on host and device;
//! `rng(seed, 'twister')` switches to the Mersenne Twister, whose numbers are drawn on the host.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::arguments::{class_argument, doubles, none, number, one, refuse, sizes, text};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::in_the_language::library_classes;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::random::RandomState;
use crate::op::{Draw, Op};
use crate::value::{Array, Class, Scalar, Shape, StructArray, Value, cast, text::text_of};
use std::rc::Rc;

builtins! {
    /// Random numbers.
    ALL, Construction;
    "rand" [0 255; 1] ["X = rand(n)", "X = rand(m, n, ...)", "X = rand(sz, class)", "rand('seed', n)"]
        compose(Captures::Sizes, |cx, call| random(cx, &call, "rand", Draw::Uniform, Draw::UniformSingle)), "Random numbers, uniform between 0 and 1."
        [Equal("all(rand(1, 9) < 1)", "true"), Fails("rand(1.5)", "integers")];
    "randn" [0 255; 1] ["X = randn(n)", "X = randn(m, n, ...)", "X = randn(sz, class)"]
        compose(Captures::Sizes, |cx, call| random(cx, &call, "randn", Draw::Normal, Draw::NormalSingle)), "Random numbers, normally distributed."
        [Equal("size(randn(2, 3))", "[2 3]"), Fails("randn(1.5)", "integers")];
    "rande" [0 255; 1] ["X = rande(m, n, ...)"]
        compose(Captures::Sizes, rande), "Random numbers, exponentially distributed."
        [Equal("all(rande(1, 9) > 0)", "true"), Fails("rande(1.5)", "integers")];
    "randi" [1 255; 1] ["X = randi(most, m, n, ...)", "X = randi([least most], sz, class)"]
        compose(Captures::Sizes, randi), "Random integers."
        [Equal("all(randi(3, 1, 9) <= 3)", "true"), Fails("randi(0)", "at least 1")];
    "rng" [0 2; 1] ["rng(seed)", "rng(seed, 'twister')", "rng('default')", "s = rng", "rng(s)"]
        compose(Captures::Never("it seeds the random numbers"), rng), "Seeds the random numbers, and chooses their generator."
        [Equal("isstruct(rng)", "true"), Prints("rng(0, 'twister'); disp(rand)", "0.8147"), Fails("rng(-1)", "nonnegative")];
}

library_classes! {
    /// Streams beside the session's.
    STREAMS, Construction;
    "RandStream" ["s = RandStream(type, 'Seed', seed)", "s = RandStream.getGlobalStream", "before = RandStream.setGlobalStream(s)", "[s1, s2, ...] = RandStream.create(type, 'NumStreams', n)"] "A stream of random numbers: rand(s, ...), randn(s, ...), randi(s, ...), randperm(s, ...), reset(s); its properties are Type, Seed, State, Substream and Antithetic."
        [Prints("s = RandStream('mt19937ar', 'Seed', 0); disp(rand(s))", "0.8147"), Fails("RandStream('no such')", "unknown generator")];
}

/// Draws of the stream that is in use.
fn draw(cx: &mut Cx<'_>, shape: Shape, draw: Draw) -> Value {
    let n = shape.numel();
    let random = &mut cx.world.random;
    if random.twister.is_none() {
        let (key, counter) = random.reserve(n as u64);
        return cx.graph.random(shape, draw, key, counter);
    }
    let single = |x: f64| (x as f32).min(1.0 - f32::EPSILON / 2.0);
    match draw {
        Draw::Normal => {
            Array::from_vec(shape, (0..n).map(|_| random.normal()).collect::<Vec<_>>()).into()
        }
        Draw::NormalSingle => {
            let v: Vec<f32> = (0..n).map(|_| random.normal() as f32).collect();
            Array::from_vec(shape, v).into()
        }
        Draw::UniformSingle => {
            let v: Vec<f32> = (0..n).map(|_| single(random.uniform())).collect();
            Array::from_vec(shape, v).into()
        }
        _ => Array::from_vec(shape, (0..n).map(|_| random.uniform()).collect::<Vec<_>>()).into(),
    }
}

fn random(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    name: &'static str,
    double: Draw,
    single: Draw,
) -> Flow<Values> {
    if let Some("seed" | "state" | "twister") = text_of(call.args.first())?.as_deref() {
        return seeded(cx, call, name);
    }
    let (args, ty) = class_argument(name, call.args)?;
    let kind = match ty.class {
        Class::Double => double,
        Class::Single => single,
        _ => return Err(refuse(name, "invalidClass", "expected 'double' or 'single'")),
    };
    let shape = sizes(name, args)?;
    shape.limited_numel(ty.bytes())?;
    one(draw(cx, shape, kind))
}

/// `rand('twister', n)`, `rand('seed', n)`: the old ways to seed; without n they give the state.
fn seeded(cx: &mut Cx<'_>, call: &Call<'_>, name: &'static str) -> Flow<Values> {
    match call.args.get(1) {
        None => one(cx.world.random.counter as f64),
        Some(seed) => {
            let key = if seed.as_text()?.as_deref() == Some("reset") {
                0
            } else {
                doubles(name, seed)?.iter().fold(0u64, |h, x| h.rotate_left(7) ^ x.to_bits())
            };
            cx.world.random = RandomState::keyed(key, 0);
            none()
        }
    }
}

fn rande(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (args, ty) = class_argument("rande", call.args)?;
    let shape = sizes("rande", args)?;
    shape.limited_numel(8)?;
    let u = draw(
        cx,
        shape,
        if ty.class == Class::Single { Draw::UniformSingle } else { Draw::Uniform },
    );
    let log = cx.graph.elementwise(Op::Log, &[u])?;
    one(cx.graph.elementwise(Op::Neg, &[log])?)
}

fn randi(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let bounds = doubles("randi", &call.args[0])?;
    let (least, most) = match bounds[..] {
        [most] => (1.0, most),
        [least, most] => (least, most),
        _ => return Err(refuse("randi", "bounds", "expected one or two bounds")),
    };
    if libm::trunc(least) != least || libm::trunc(most) != most {
        return Err(refuse("randi", "bounds", "the bounds must be integers"));
    }
    if most < least {
        return Err(refuse(
            "randi",
            "bounds",
            if bounds.len() == 1 {
                "the largest integer must be at least 1"
            } else {
                "the bounds must be in order"
            },
        ));
    }
    if most - least >= 9_007_199_254_740_991.0 || most.abs() > 9_007_199_254_740_992.0 {
        return Err(refuse("randi", "bounds", "the bounds must be less than flintmax"));
    }
    let (args, ty) = class_argument("randi", &call.args[1..])?;
    if ty.class.is_integer() {
        let fits = |x: f64| cast::convert_scalar(Scalar::F64(x), ty.class).to_f64() == x;
        if !fits(least) || !fits(most) {
            return Err(refuse(
                "randi",
                "bounds",
                format!("the bounds exceed the limits of {}", ty.class.name()),
            ));
        }
    }
    let shape = sizes("randi", args)?;
    shape.limited_numel(8)?;
    let u = draw(cx, shape, Draw::Uniform);
    let scaled = cx.graph.elementwise(Op::Mul, &[u, Value::from(most - least + 1.0)])?;
    let floor = cx.graph.elementwise(Op::Floor, &[scaled])?;
    let whole = cx.graph.elementwise(Op::Add, &[floor, Value::from(least)])?;
    // Rounding of the product must not step over the bound.
    let whole = cx.graph.elementwise(Op::Min, &[whole, Value::from(most)])?;
    if ty.class == Class::Double { one(whole) } else { one(cx.graph.cast(&whole, ty.class)?) }
}

/// The settings as `s = rng` gives them: enough to come back to this place of the stream.
fn settings(state: &RandomState) -> Value {
    let kind = if state.twister.is_some() { "twister" } else { "philox" };
    let fields = [
        ("Type", Value::from(kind)),
        ("Seed", Value::Scalar(Scalar::U64(state.key))),
        ("State", Value::Scalar(Scalar::U64(state.counter))),
    ];
    let fields = fields.into_iter().map(|(k, v)| (Rc::from(k), vec![v])).collect();
    Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }))
}

/// The stream of a generator from a seed, `counter` draws on.
fn stream(generator: &str, seed: u64, counter: u64) -> Flow<RandomState> {
    match generator {
        "philox" => Ok(RandomState::keyed(seed, counter)),
        "twister" if counter >> 34 == 0 => Ok(RandomState::twister_at(seed as u32, counter)),
        "twister" => {
            Err(refuse("rng", "badSettings", "no stream has come so far: State is too large"))
        }
        other => Err(refuse(
            "rng",
            "badGenerator",
            format!("unknown generator '{other}': expected 'twister' or 'philox'"),
        )),
    }
}

fn rng(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let before = settings(&cx.world.random);
    let in_use = if cx.world.random.twister.is_some() { "twister" } else { "philox" };
    let word = text_of(call.args.first())?;
    cx.world.random = match call.args {
        [] => return one(before),
        [Value::Struct(s)] => {
            let field = |name: &str| {
                s.fields.get(name).and_then(|c| c.first()).ok_or_else(|| {
                    refuse("rng", "badSettings", format!("the struct has no field '{name}'"))
                })
            };
            let bits = |name: &str| match field(name)? {
                Value::Scalar(Scalar::U64(x)) => Ok(*x),
                other => number("rng", other).map(|x| x as u64),
            };
            stream(&text("rng", field("Type")?)?, bits("Seed")?, bits("State")?)?
        }
        [_] if word.as_deref() == Some("default") => RandomState::default(),
        [_, generator] if word.as_deref() == Some("default") => {
            let generator = text("rng", generator)?;
            return Err(refuse(
                "rng",
                "badSettings",
                format!("'default' stands alone, found '{generator}' after it"),
            ));
        }
        [seed, generator @ ..] => {
            let seed = match word.as_deref() {
                Some("shuffle") => {
                    let bits = cx.world.clock.now().to_bits();
                    (bits ^ bits >> 32) & 0xffff_ffff
                }
                Some(other) => {
                    return Err(refuse("rng", "badSeed", format!("unknown setting '{other}'")));
                }
                None => match number("rng", seed)? {
                    x if x >= 0.0 && libm::trunc(x) == x && x < 4_294_967_296.0 => x as u64,
                    _ => {
                        return Err(refuse(
                            "rng",
                            "badSeed",
                            "the seed must be a nonnegative integer less than 2^32",
                        ));
                    }
                },
            };
            match generator {
                [generator] => stream(&text("rng", generator)?, seed, 0)?,
                _ => stream(in_use, seed, 0)?,
            }
        }
    };
    if call.nargout > 0 { one(before) } else { none() }
}

//! Random MATLAB programs, the same for a seed on every machine: all classes, shapes, views, gathers, reductions,
//! running folds, assignments, loops. Must not know where they run.
//!
//! The generator knows class and shape of every variable, so that nearly all statements are legal; one that is
//! not must fail with the same words everywhere. Singles that went through arithmetic are *rough*: they may differ
//! within bounds, and so they are never rounded, compared or used as an index, and stay of moderate size.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "shared by several test crates, each of which uses its part"
)]

pub mod run;

/// A small generator; only that it is the same everywhere matters.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d)
    }

    pub fn roll(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }

    pub fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len())]
    }

    /// One in so many.
    fn one_in(&mut self, n: usize) -> bool {
        self.roll(n) == 0
    }
}

/// What the generator tells apart of classes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Double,
    Single,
    Integer(&'static str),
    Logical,
    Char,
    Complex,
    ComplexSingle,
}

const INTEGERS: [&str; 8] =
    ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"];

type Shape = [usize; 3];

#[derive(Clone, Debug)]
struct Variable {
    name: String,
    class: Class,
    shape: Shape,
    rough: bool,
}

impl Variable {
    fn numel(&self) -> usize {
        self.shape.iter().product()
    }

    fn is_float(&self) -> bool {
        matches!(self.class, Class::Double | Class::Single)
    }

    /// Real numbers on which every function of doubles is exact, or that have no fraction at all.
    fn is_exact_real(&self) -> bool {
        !self.rough && !matches!(self.class, Class::Complex | Class::ComplexSingle | Class::Single)
    }
}

/// A program, and the variables that it leaves: name, and whether it is rough.
#[derive(Clone, Debug)]
pub struct Program {
    pub text: String,
    pub variables: Vec<(String, bool)>,
}

/// Programs from this seed on all end with everyday calls, those before it one in so many: on a software device they take long.
const ALL_EVERYDAY: u64 = 2_000;
const ONE_IN: u64 = 16;

/// The program of a seed.
pub fn program(seed: u64) -> Program {
    let mut writer = Writer::new(seed);
    writer.begin();
    for _ in 0..5 + writer.dice.roll(9) {
        writer.statement();
    }
    if seed >= ALL_EVERYDAY || seed % ONE_IN == ONE_IN - 1 {
        writer.everyday();
    }
    let variables = writer.variables.iter().map(|v| (v.name.clone(), v.rough)).collect();
    Program { text: writer.text, variables }
}

/// Calls of everyday functions, of the arrays that they name.
fn everyday_calls() -> Vec<&'static str> {
    include_str!("../everyday/calls.m").lines().filter(|line| !line.starts_with("%%")).collect()
}

/// What everyday calls are given, made of V1 and V2, and the functions that they call.
const EVERYDAY: &str = include_str!("../everyday/arrays.m");
const EVERYDAY_FUNCTIONS: &str = include_str!("../everyday/functions.m");

struct Writer {
    dice: Dice,
    text: String,
    variables: Vec<Variable>,
    made: usize,
    rows: usize,
    cols: usize,
}

/// Elements that a variable has at most.
const MOST: usize = 45_000;

impl Writer {
    fn new(seed: u64) -> Writer {
        let mut dice = Dice::new(seed);
        let (rows, cols) = match dice.roll(24) {
            // More than a block of a fold.
            0 => (150, 130),
            1 => (1, 40 + dice.roll(5000)),
            _ => (2 + dice.roll(24), 2 + dice.roll(18)),
        };
        Writer { dice, text: String::new(), variables: Vec::new(), made: 0, rows, cols }
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// A statement that gives a new variable.
    fn let_be(&mut self, class: Class, shape: Shape, rough: bool, expression: &str) {
        let name = format!("v{}", self.made);
        self.made += 1;
        self.line(&format!("{name} = {expression};"));
        self.variables.push(Variable { name, class, shape, rough });
    }

    fn any(&mut self) -> Variable {
        let k = self.dice.roll(self.variables.len());
        self.variables[k].clone()
    }

    /// A variable for which something holds, looked for a few times.
    fn any_with(&mut self, holds: impl Fn(&Variable) -> bool) -> Option<Variable> {
        (0..8).find_map(|_| Some(self.any()).filter(&holds))
    }

    fn begin(&mut self) {
        for _ in 0..4 {
            let (r, c) = (self.rows, self.cols);
            let shape = self.dice.pick(&[
                [r, c, 1],
                [r, c, 1],
                [r, c, 1],
                [r, 1, 1],
                [1, c, 1],
                [c, r, 1],
                [r, c, 2],
            ]);
            self.source(shape);
        }
    }

    fn source(&mut self, shape: Shape) {
        let [r, c, p] = shape;
        let size = if p == 1 { format!("{r},{c}") } else { format!("{r},{c},{p}") };
        let n = r * c * p;
        match self.dice.roll(14) {
            0 | 1 => self.let_be(Class::Double, shape, false, &format!("rand({size})")),
            2 => self.let_be(Class::Double, shape, false, &format!("rand({size})*6-3")),
            3 => {
                let text = format!("reshape(mod((0:{})*7,23)-11,{size})", n - 1);
                self.let_be(Class::Double, shape, false, &text);
            }
            4 => {
                // Every kind of number that is none, zeros of both signs, and the ends of what there is.
                let text = format!(
                    "reshape(repmat([NaN,Inf,-Inf,0,-0,1.5,-2.5,1e308,-1e-310,3],1,{}),1,[])",
                    n.div_ceil(10)
                );
                self.let_be(Class::Double, [1, n.div_ceil(10) * 10, 1], false, &text);
                let long = self.made - 1;
                let text = format!("reshape(v{long}(1:{n}),{size})");
                self.let_be(Class::Double, shape, false, &text);
            }
            5 => self.let_be(Class::Single, shape, true, &format!("rand({size},'single')")),
            6 => self.let_be(Class::Single, shape, false, &format!("single(randi([-9 9],{size}))")),
            7..=9 => {
                let class = self.dice.pick(&INTEGERS);
                let text = match class {
                    "int64" | "uint64" => format!("{class}(randi([-9 400],{size}))*{class}(2)^50"),
                    "int32" | "uint32" => format!("{class}(randi([-9 400],{size}))*{class}(1e7)"),
                    _ => format!("{class}(randi([-140 300],{size}))"),
                };
                self.let_be(Class::Integer(class), shape, false, &text);
            }
            10 => self.let_be(Class::Logical, shape, false, &format!("rand({size}) > 0.4")),
            11 => self.let_be(Class::Char, shape, false, &format!("char(randi([32 126],{size}))")),
            12 => {
                let text = format!("complex(randi([-4 4],{size}),rand({size})-0.5)");
                self.let_be(Class::Complex, shape, false, &text);
            }
            _ => {
                let text = format!("single(complex(rand({size}),randi([1 4],{size})))");
                self.let_be(Class::ComplexSingle, shape, true, &text);
            }
        }
    }

    fn statement(&mut self) {
        match self.dice.roll(31) {
            0..=3 => self.unary(),
            4..=8 => self.binary(),
            9 => self.number(),
            10 => self.cast(),
            11..=14 => self.view(),
            15 | 16 => self.gather(),
            17..=20 => self.fold(),
            21 => self.running(),
            22 | 23 => self.assign(),
            24 => self.join(),
            25 | 26 => self.time(),
            27 => self.product(),
            28 => self.branch(),
            29 => self.recurrence(),
            _ => self.sorted(),
        }
    }

    fn unary(&mut self) {
        let x = self.any();
        let n = x.name.clone();
        let (function, class, rough) = match x.class {
            Class::Double if x.rough => {
                (self.dice.pick(&["sin", "cos", "tanh", "atan", "abs", "-"]), x.class, true)
            }
            Class::Double => {
                let cheap = [
                    "abs", "floor", "ceil", "round", "fix", "sign", "-", "sqrt", "isnan", "isinf",
                    "isfinite", "~", "tanh_",
                ];
                // Compiled for long on a device; each has its own twin test.
                let dear = [
                    "exp", "sin", "cos", "tan", "expm1", "tanh", "sinh", "cosh", "atan", "asinh",
                    "cbrt_", "gamma", "gammaln_", "erf", "erfc", "log_", "log1p_", "acosh_",
                ];
                let f = if self.dice.one_in(12) {
                    self.dice.pick(&dear)
                } else {
                    self.dice.pick(&cheap)
                };
                match f {
                    "isnan" | "isinf" | "isfinite" => (f, Class::Logical, false),
                    "~" => ("isnan", Class::Logical, false),
                    "tanh_" => ("saturated", Class::Double, false),
                    "cbrt_" => ("nthroot3", Class::Double, false),
                    "sqrt" => ("sqrtabs", Class::Double, false),
                    "log_" => ("logabs", Class::Double, false),
                    "log1p_" => ("log1pabs", Class::Double, false),
                    "gammaln_" => ("gammalnabs", Class::Double, false),
                    "acosh_" => ("acoshabs", Class::Double, false),
                    _ => (f, Class::Double, false),
                }
            }
            Class::Single => match (x.rough, self.dice.roll(7)) {
                (false, 0) => ("floor", x.class, false),
                (false, 1) => ("sign", x.class, false),
                (_, 2) => ("abs", x.class, x.rough),
                (_, 3) => ("-", x.class, x.rough),
                (_, 4) => ("sin", x.class, true),
                (_, 5) => ("tanh", x.class, true),
                _ => ("cos", x.class, true),
            },
            Class::Integer(_) => {
                (self.dice.pick(&["abs", "-", "sign", "floor", "round"]), x.class, false)
            }
            Class::Logical => match self.dice.roll(2) {
                0 => ("~", Class::Logical, false),
                _ => ("-", Class::Double, false),
            },
            Class::Char => ("-", Class::Double, false),
            Class::Complex | Class::ComplexSingle => {
                let cheap = ["real", "imag", "conj", "-"];
                let dear = ["abs", "angle", "exp", "sqrt", "sin", "tanh"];
                let f = if self.dice.one_in(6) {
                    self.dice.pick(&dear)
                } else {
                    self.dice.pick(&cheap)
                };
                let part = matches!(f, "real" | "imag" | "abs" | "angle");
                let class = match (x.class, part) {
                    (Class::Complex, true) => Class::Double,
                    (Class::ComplexSingle, true) => Class::Single,
                    (class, _) => class,
                };
                // Rough complex numbers stay where nothing jumps.
                let f =
                    if x.rough && f != "real" && f != "imag" && f != "abs" { "conj" } else { f };
                let class = if f == "conj" { x.class } else { class };
                (f, class, x.rough)
            }
        };
        let text = match function {
            "saturated" => format!("max(-1,min(1,{n}))"),
            "nthroot3" => format!("nthroot({n},3)"),
            "sqrtabs" => format!("sqrt(abs({n}))"),
            "logabs" => format!("log(abs({n}))"),
            "log1pabs" => format!("log1p(abs({n}))"),
            "gammalnabs" => format!("gammaln(abs({n}))"),
            "acoshabs" => format!("acosh(abs({n})+1)"),
            "-" | "~" => format!("{function}{n}"),
            _ => format!("{function}({n})"),
        };
        self.let_be(class, x.shape, rough, &text);
    }

    /// A few calls at the end, of arrays that are made of two variables; what they leave is compared and not used again.
    fn everyday(&mut self) {
        let real = |v: &Variable| v.is_exact_real() && v.numel() > 0;
        let (Some(v), Some(w)) = (self.any_with(real), self.any_with(real)) else { return };
        let class = self.dice.pick(&["double", "single"]);
        let begin = EVERYDAY.replace("V1", &v.name).replace("V2", &w.name).replace("CLASS", class);
        self.text.push_str(&begin);
        let calls = everyday_calls();
        for _ in 0..4 {
            let (call, made) = (self.dice.pick(&calls), self.made);
            self.made += 1;
            self.line(&format!(
                "try, v{made} = {call}; catch failed, v{made} = failed.message; end"
            ));
            self.variables.push(Variable {
                name: format!("v{made}"),
                class: Class::Double,
                shape: [1, 1, 1],
                rough: class == "single",
            });
        }
        self.text.push_str(EVERYDAY_FUNCTIONS);
    }

    /// The shape of two shapes together, where they agree.
    fn together(a: Shape, b: Shape) -> Option<Shape> {
        let mut s = [1; 3];
        for k in 0..3 {
            s[k] = match (a[k], b[k]) {
                (x, y) if x == y => x,
                (1, y) => y,
                (x, 1) => x,
                _ => return None,
            };
        }
        (s.iter().product::<usize>() <= MOST).then_some(s)
    }

    /// The class of arithmetic on two classes; None where the language has none.
    fn arithmetic(a: Class, b: Class) -> Option<Class> {
        use Class::*;
        Some(match (a, b) {
            (Integer(x), Integer(y)) => {
                if x != y {
                    return None;
                }
                a
            }
            (Integer(_), Complex | ComplexSingle) | (Complex | ComplexSingle, Integer(_)) => {
                return None;
            }
            (Integer(_), _) => a,
            (_, Integer(_)) => b,
            (ComplexSingle, _) | (_, ComplexSingle) => ComplexSingle,
            (Complex, Single) | (Single, Complex) => ComplexSingle,
            (Complex, _) | (_, Complex) => Complex,
            (Single, _) | (_, Single) => Single,
            _ => Double,
        })
    }

    fn binary(&mut self) {
        let a = self.any();
        let fits = |b: &Variable| {
            Writer::together(a.shape, b.shape).is_some()
                && Writer::arithmetic(a.class, b.class).is_some()
        };
        let Some(b) = self.any_with(fits) else { return };
        let (Some(shape), Some(class)) =
            (Writer::together(a.shape, b.shape), Writer::arithmetic(a.class, b.class))
        else {
            return;
        };
        let rough_in = a.rough || b.rough;
        let (x, y) = (a.name.clone(), b.name.clone());
        let (text, class, rough) = match class {
            // An integer of a rough number may be another integer.
            Class::Integer(_) if rough_in => return,
            Class::Integer(name) => {
                let both = a.class == b.class;
                let wide = matches!(name, "int64" | "uint64");
                let choice = self.dice.pick(&[
                    "+", "-", ".*", "./", "mod", "rem", "idivide", "min", "max", "bitand",
                    "bitxor", "<", "==",
                ]);
                match choice {
                    "bitand" | "bitxor" if !both => (format!("{x} + {y}"), class, false),
                    "idivide" if !both => (format!("{x} - {y}"), class, false),
                    "bitand" | "bitxor" if name.starts_with("int") => {
                        (format!("{choice}(abs({x}),abs({y}))"), class, false)
                    }
                    "<" | "==" => (format!("{x} {choice} {y}"), Class::Logical, false),
                    "+" | "-" | ".*" | "./" if wide && !both => {
                        (format!("{x} {choice} {y}"), class, false)
                    }
                    "+" | "-" | ".*" | "./" => (format!("{x} {choice} {y}"), class, false),
                    _ => (format!("{choice}({x},{y})"), class, false),
                }
            }
            Class::Single | Class::ComplexSingle => {
                let op = self.dice.pick(&["+", "-", ".*"]);
                let text = match op {
                    // Of moderate size.
                    ".*" => format!("tanh(real({x})) .* {y}"),
                    _ => format!("{x} {op} {y}"),
                };
                // Doubles beyond the singles, and numbers that are none, are another matter.
                let calm = |v: &Variable| v.class != Class::Double && v.class != Class::Complex;
                if !(calm(&a) && calm(&b)) {
                    let text = format!("single({x} > 0) + single({y} > 1)");
                    if rough_in {
                        return;
                    }
                    (text, Class::Single, true)
                } else {
                    (text, class, true)
                }
            }
            Class::Complex => {
                let op = self.dice.pick(&["+", "-", ".*", "./", "==", "~="]);
                let class = if op.contains('=') { Class::Logical } else { class };
                if rough_in {
                    (format!("{x} + {y}"), Class::Complex, true)
                } else {
                    (format!("{x} {op} {y}"), class, false)
                }
            }
            _ if rough_in => {
                let op = self.dice.pick(&["+", "-"]);
                (format!("{x} {op} {y}"), class, true)
            }
            _ => {
                let cheap = [
                    "+", "-", ".*", "./", "min", "max", "<", "<=", "==", "~=", ">", "&", "|", "xor",
                ];
                let dear = ["mod", "rem", "hypot", "atan2", ".^"];
                let op = if self.dice.one_in(8) {
                    self.dice.pick(&dear)
                } else {
                    self.dice.pick(&cheap)
                };
                let logical = matches!(op, "<" | "<=" | "==" | "~=" | ">" | "&" | "|" | "xor");
                // A number that is none is neither true nor false.
                let (x, y) = if matches!(op, "&" | "|" | "xor") {
                    (format!("({x} > 0)"), format!("({y} > 1)"))
                } else {
                    (x, y)
                };
                let text = match op {
                    "mod" | "rem" | "min" | "max" | "hypot" | "atan2" | "xor" => {
                        let plain = |c: Class| matches!(c, Class::Double | Class::Single);
                        let (x, y) = match op {
                            "xor" => (x, y),
                            _ => (
                                if plain(a.class) { x } else { format!("double({x})") },
                                if plain(b.class) { y } else { format!("double({y})") },
                            ),
                        };
                        format!("{op}({x},{y})")
                    }
                    ".^" => format!("abs({x}) .^ {y}"),
                    _ => format!("{x} {op} {y}"),
                };
                (text, if logical { Class::Logical } else { Class::Double }, false)
            }
        };
        self.let_be(class, shape, rough, &text);
    }

    /// With a number of the program's own.
    fn number(&mut self) {
        let x = self.any();
        let n = x.name.clone();
        let k = self.dice.pick(&["0", "1", "-2.5", "3", "0.5", "1e3"]);
        let (text, class, rough) = match x.class {
            Class::Double if !x.rough => match self.dice.roll(6) {
                0 => (format!("{n} + {k}"), Class::Double, false),
                1 => (format!("{k} - {n}"), Class::Double, false),
                2 => (format!("{n} * {k}"), Class::Double, false),
                3 => (format!("{n}.^2"), Class::Double, false),
                4 => (format!("{n} > {k}"), Class::Logical, false),
                _ => (format!("{n} / {k}"), Class::Double, false),
            },
            Class::Double | Class::Single => (format!("{n} * 0.5"), x.class, true),
            Class::Integer(class) => match self.dice.roll(6) {
                0 => (format!("{n} + {k}"), x.class, false),
                1 => (format!("{n} * {k}"), x.class, false),
                2 => (format!("{n} .^ 2"), x.class, false),
                3 => (
                    format!("bitshift(abs({n}),{})", self.dice.pick(&["1", "-2", "3"])),
                    x.class,
                    false,
                ),
                4 => (format!("mod({n},{class}(7))"), x.class, false),
                _ => (format!("{n} > {k}"), Class::Logical, false),
            },
            Class::Complex => match self.dice.roll(4) {
                0 => (format!("{n} * (1-2i)"), x.class, x.rough),
                1 => (format!("{n} + {k}"), x.class, x.rough),
                2 => (format!("{n}.'"), x.class, x.rough),
                _ => (format!("{n} - 3i"), x.class, x.rough),
            },
            Class::ComplexSingle => (format!("{n} * 0.5"), x.class, true),
            Class::Logical | Class::Char => (format!("{n} * {k}"), Class::Double, false),
        };
        let flipped = text.ends_with(".'");
        if flipped && x.shape[2] != 1 {
            return;
        }
        let shape = if flipped { [x.shape[1], x.shape[0], 1] } else { x.shape };
        self.let_be(class, shape, rough, &text);
    }

    fn cast(&mut self) {
        let Some(x) = self.any_with(|x| !x.rough && x.class != Class::ComplexSingle) else {
            return;
        };
        if x.class == Class::Complex {
            return;
        }
        let n = x.name.clone();
        match self.dice.roll(6) {
            0 => self.let_be(Class::Double, x.shape, false, &format!("double({n})")),
            1 if !x.is_float() => {
                self.let_be(Class::Single, x.shape, true, &format!("single({n} > 3)"))
            }
            2 => self.let_be(Class::Logical, x.shape, false, &format!("{n} ~= 0")),
            _ => {
                let class = self.dice.pick(&INTEGERS);
                let text = match x.class {
                    Class::Single => format!("{class}({n})"),
                    _ => format!("{class}({n})"),
                };
                self.let_be(Class::Integer(class), x.shape, false, &text);
            }
        }
    }

    fn view(&mut self) {
        let x = self.any();
        let (n, [r, c, p]) = (x.name.clone(), x.shape);
        let (text, shape) = match self.dice.roll(12) {
            0 if p == 1 => (format!("{n}.'"), [c, r, 1]),
            1 => (format!("{n}(:)"), [r * c * p, 1, 1]),
            2 => (format!("reshape({n},[],{c})"), [r * p, c, 1]),
            3 => (format!("permute({n},[2 1 3])"), [c, r, p]),
            4 if p > 1 => (format!("permute({n},[3 1 2])"), [p, r, c]),
            5 => {
                let start = 1 + self.dice.roll(r.min(3));
                let step = 1 + self.dice.roll(3);
                (format!("{n}({start}:{step}:end,:,:)"), [(r - start) / step + 1, c, p])
            }
            6 => (format!("{n}(end:-1:1,:,:)"), [r, c, p]),
            7 => (format!("flip({n},2)"), [r, c, p]),
            8 if r * c * p * 4 <= MOST => {
                let (a, b) = (1 + self.dice.roll(2), 1 + self.dice.roll(2));
                (format!("repmat({n},{a},{b})"), [r * a, c * b, p])
            }
            9 => {
                let from = 1 + self.dice.roll(c);
                (format!("{n}(:,{from}:end,:)"), [r, c - from + 1, p])
            }
            10 => (format!("{n}(:,{},1)", 1 + self.dice.roll(c)), [r, 1, 1]),
            11 => (format!("circshift({n},{})", self.dice.roll(4)), [r, c, p]),
            _ => return,
        };
        self.let_be(x.class, shape, x.rough, &text);
    }

    fn gather(&mut self) {
        let x = self.any();
        let (n, [r, c, p]) = (x.name.clone(), x.shape);
        match self.dice.roll(6) {
            0 => {
                let rows: Vec<String> = (0..1 + self.dice.roll(5))
                    .map(|_| (1 + self.dice.roll(r)).to_string())
                    .collect();
                let text = format!("{n}([{}],:,:)", rows.join(" "));
                self.let_be(x.class, [rows.len(), c, p], x.rough, &text);
            }
            1 => {
                let text = format!("{n}(mod((0:{})*5,{})+1)", r.max(2) - 1, x.numel());
                // The index's shape, but a vector's own where it is one.
                let row =
                    if r * p == 1 || c * p != 1 { [1, r.max(2), 1] } else { [r.max(2), 1, 1] };
                self.let_be(x.class, row, x.rough, &text);
            }
            // How many there are is known only when it has run.
            2 if x.is_exact_real() && x.class != Class::Char => {
                let text = format!("sum(double({n}({n} > 0)))");
                self.let_be(Class::Double, [1, 1, 1], false, &text);
            }
            3 if x.is_exact_real() && x.class == Class::Double => {
                let text = format!("sum(find({n} > 0.5))");
                self.let_be(Class::Double, [1, 1, 1], false, &text);
            }
            4 if x.is_exact_real() && x.class == Class::Double => {
                let name = x.name;
                self.line(&format!("{name}(isnan({name}) | {name} > 2) = 0.25;"));
            }
            _ => {
                let Some(i) = self.any_with(|i| {
                    i.class == Class::Double && !i.rough && i.shape[2] == 1 && i.numel() > 1
                }) else {
                    return;
                };
                if r == 1 || c == 1 || p > 1 || i.shape[0] == 1 || i.shape[1] == 1 {
                    return;
                }
                let text =
                    format!("{n}(max(1,min({},1+floor(max(0,min(1e6,{}))*3))))", x.numel(), i.name);
                self.let_be(x.class, i.shape, x.rough, &text);
            }
        }
    }

    fn fold(&mut self) {
        let x = self.any();
        let (n, [r, c, p]) = (x.name.clone(), x.shape);
        let (dims, shape) = match self.dice.roll(4) {
            0 => ("1", [1, c, p]),
            1 => ("2", [r, 1, p]),
            2 => ("3", [r, c, 1]),
            _ => ("'all'", [1, 1, 1]),
        };
        if x.rough || x.class == Class::Single || x.class == Class::ComplexSingle {
            let f = self.dice.pick(&["mean", "max", "min"]);
            let (text, class) = match (f, x.class) {
                ("mean", _) => (format!("mean({n},{dims})"), x.class),
                (f, Class::Single | Class::Double) => (format!("{f}({n},[],{dims})"), x.class),
                _ => (format!("mean({n},{dims})"), x.class),
            };
            return self.let_be(class, shape, true, &text);
        }
        let (text, class) = match x.class {
            Class::Complex => match self.dice.roll(3) {
                0 => (format!("sum({n},{dims})"), Class::Complex),
                1 => (format!("mean({n},{dims})"), Class::Complex),
                _ => (format!("any({n},{dims})"), Class::Logical),
            },
            Class::Integer(_) => match self.dice.roll(5) {
                0 => (format!("sum({n},{dims})"), x.class),
                1 => (format!("max({n},[],{dims})"), x.class),
                2 => (format!("min({n},[],{dims})"), x.class),
                3 => (format!("prod({n},{dims})"), x.class),
                _ => (format!("any({n},{dims})"), Class::Logical),
            },
            Class::Logical | Class::Char => match self.dice.roll(4) {
                0 => (format!("sum({n},{dims})"), Class::Double),
                1 => (format!("all({n},{dims})"), Class::Logical),
                2 => (format!("any({n},{dims})"), Class::Logical),
                _ => (format!("mean(double({n}),{dims})"), Class::Double),
            },
            _ => {
                let f = self.dice.pick(&[
                    "sum", "prod", "mean", "max", "min", "var", "std", "median", "any", "all",
                    "norm", "dot", "omit", "at", "mad",
                ]);
                match f {
                    "max" | "min" => (format!("{f}({n},[],{dims})"), Class::Double),
                    "var" | "std" => (format!("{f}({n},0,{dims})"), Class::Double),
                    "any" | "all" => (format!("{f}({n} > 0.3,{dims})"), Class::Logical),
                    "norm" => {
                        return self.let_be(
                            Class::Double,
                            [1, 1, 1],
                            false,
                            &format!("norm({n}(:))"),
                        );
                    }
                    "dot" => {
                        return self.let_be(
                            Class::Double,
                            [1, 1, 1],
                            false,
                            &format!("dot({n}(:),{n}(:))"),
                        );
                    }
                    "omit" => (format!("sum({n},{dims},'omitnan')"), Class::Double),
                    "at" if dims != "'all'" => {
                        let made = self.made;
                        self.line(&format!("[v{made}, v{}] = max({n},[],{dims});", made + 1));
                        self.made += 2;
                        for name in [format!("v{made}"), format!("v{}", made + 1)] {
                            self.variables.push(Variable {
                                name,
                                class: Class::Double,
                                shape,
                                rough: false,
                            });
                        }
                        return;
                    }
                    "mad" => (format!("({n} - mean({n},{dims}))"), Class::Double),
                    "at" => (format!("mean({n},{dims})"), Class::Double),
                    _ => (format!("{f}({n},{dims})"), Class::Double),
                }
            }
        };
        let shape = if text.starts_with('(') { x.shape } else { shape };
        self.let_be(class, shape, false, &text);
    }

    fn running(&mut self) {
        let x = self.any();
        let dim = 1 + self.dice.roll(2);
        let f = match x.class {
            _ if x.rough => return,
            Class::Double => self.dice.pick(&["cumsum", "cumprod", "cummax", "cummin", "diff"]),
            Class::Integer(_) => self.dice.pick(&["cumsum", "cummax"]),
            Class::Complex => "cumsum",
            _ => return,
        };
        let mut shape = x.shape;
        let text = if f == "diff" {
            if shape[dim - 1] < 2 {
                return;
            }
            shape[dim - 1] -= 1;
            format!("diff({},1,{dim})", x.name)
        } else {
            format!("{f}({},{dim})", x.name)
        };
        self.let_be(x.class, shape, false, &text);
    }

    fn assign(&mut self) {
        let x = self.any();
        let (n, [r, c, p]) = (x.name.clone(), x.shape);
        if x.class == Class::Char {
            return;
        }
        let value = self.dice.pick(&["0", "1", "7", "-3"]);
        match self.dice.roll(6) {
            0 => {
                let row = 1 + self.dice.roll(r);
                self.line(&format!("{n}({row},:) = {value};"));
            }
            1 => self.line(&format!("{n}(:,1:2:end) = {value};")),
            2 if p == 1 => {
                let (i, j) = (1 + self.dice.roll(r), 1 + self.dice.roll(r));
                self.line(&format!("{n}({i},:) = {n}({j},:);"));
            }
            3 if p == 1 => {
                let j = 1 + self.dice.roll(c);
                self.line(&format!("{n}(:,{j}) = {n}(end:-1:1,{j});"));
            }
            4 => self.line(&format!("{n}(end) = {value};")),
            _ => {
                let copy = format!("v{}", self.made);
                self.made += 1;
                self.line(&format!("{copy} = {n};"));
                self.line(&format!("{copy}(2:end,:) = {value};"));
                self.variables.push(Variable { name: copy, ..x });
            }
        }
    }

    fn join(&mut self) {
        let a = self.any();
        let alike = |b: &Variable| b.class == a.class && b.shape[2] == 1;
        let Some(b) = self.any_with(alike) else { return };
        if a.shape[2] != 1 || a.numel() + b.numel() > MOST {
            return;
        }
        let rough = a.rough || b.rough;
        if a.shape[1] == b.shape[1] {
            let shape = [a.shape[0] + b.shape[0], a.shape[1], 1];
            self.let_be(a.class, shape, rough, &format!("[{}; {}]", a.name, b.name));
        } else if a.shape[0] == b.shape[0] {
            let shape = [a.shape[0], a.shape[1] + b.shape[1], 1];
            self.let_be(a.class, shape, rough, &format!("cat(2,{},{})", a.name, b.name));
        }
    }

    /// Steps over time, which become a loop of one kernel.
    fn time(&mut self) {
        let Some(x) = self.any_with(|x| x.is_float()) else { return };
        let Some(y) = self.any_with(|y| y.is_float() && y.shape == x.shape && y.class == x.class)
        else {
            return;
        };
        let steps = 3 + self.dice.roll(9);
        let (made, a, b) = (self.made, x.name.clone(), y.name.clone());
        self.made += 1;
        let rough = x.rough || y.rough || x.class == Class::Single;
        // A step that folds makes kernels as long as the steps before it.
        let (kind, fold) = (self.dice.roll(8), 2);
        let steps = if kind == fold { steps.min(3) } else { steps };
        let step = match kind {
            0 if x.shape[2] == 1 => format!("w(1,:) = w(1,:)*0.5 + {b}(1,:)*0.1*k;"),
            1 => format!("w = 0.75*w + 0.25*min(1,{b});"),
            2 => format!("w = w*0.5 - mean(w,'all') + {b}*0.1;"),
            3 if x.shape[2] == 1 => {
                format!("if mod(k,2) == 0, w = w.*0.5; else, w = w + {b}; end")
            }
            4 if x.class == Class::Single => format!("w = sin(w + {b}*(0.25*k));"),
            _ => format!("w = w*0.5 + {b}*(0.25*k);"),
        };
        self.line(&format!("w = {a};"));
        self.line(&format!("for k = 1:{steps}"));
        self.line(&format!("  {step}"));
        self.line("end");
        self.line(&format!("v{made} = w;"));
        self.variables.push(Variable {
            name: format!("v{made}"),
            class: x.class,
            shape: x.shape,
            rough,
        });
    }

    /// Columns that are made of those before them, as recurrences and paths are.
    fn recurrence(&mut self) {
        let Some(x) = self.any_with(|x| x.is_float() && x.shape[2] == 1 && x.shape[0] <= 200)
        else {
            return;
        };
        let (made, a, steps) = (self.made, x.name.clone(), 5 + self.dice.roll(14));
        self.made += 1;
        let step = self.dice.pick(&[
            "w(:,k) = c.*w(:,k-1) - w(:,k-2)*0.5;",
            "w(:,k) = w(:,k-1)*0.5; w(:,k-1) = w(:,k) + c;",
            "w(:,k) = c*(0.25*k); u(:,k) = w(:,k-1) - u(:,k-2);",
            "c = c*0.5 + w(:,1); w(:,k) = c;",
            "w(1:2:end,k) = w(1:2:end,k-1); w(:,k) = w(:,k) + c;",
        ]);
        self.line(&format!(
            "c = max(-1,min(1,{a}(:,1))); w = repmat({a}(:,end),1,{steps}); u = w;"
        ));
        self.line(&format!("for k = 3:{steps}, {step} end"));
        self.line(&format!("v{made} = w + u*0.5;"));
        let rough = x.rough || x.class == Class::Single;
        let shape = [x.shape[0], steps, 1];
        self.variables.push(Variable { name: format!("v{made}"), class: x.class, shape, rough });
    }

    fn product(&mut self) {
        let flat = |x: &Variable| x.class == Class::Double && !x.rough && x.shape[2] == 1;
        let Some(a) = self.any_with(flat) else { return };
        let Some(b) = self.any_with(|b| {
            flat(b) && b.shape[0] == a.shape[1] || flat(b) && b.shape[0] == a.shape[0]
        }) else {
            return;
        };
        let (x, y) = (&a.name, &b.name);
        let (text, shape) = if b.shape[0] == a.shape[0] {
            (format!("{x}.' * {y}"), [a.shape[1], b.shape[1], 1])
        } else {
            (format!("{x} * {y}"), [a.shape[0], b.shape[1], 1])
        };
        if shape[0] * shape[1] <= 4000 && a.numel() <= 4000 {
            self.let_be(Class::Double, shape, false, &text);
        }
    }

    /// What the program does next depends on elements.
    fn branch(&mut self) {
        let Some(x) = self.any_with(|x| x.class == Class::Double && !x.rough) else { return };
        let made = self.made;
        self.made += 1;
        let n = &x.name;
        let text =
            format!("if sum({n},'all') > 1, v{made} = {n} + 1; else, v{made} = {n} .* 2; end");
        self.line(&text);
        self.variables.push(Variable { name: format!("v{made}"), ..x });
    }

    fn sorted(&mut self) {
        let Some(x) = self.any_with(|x| x.is_exact_real() && x.class != Class::Char) else {
            return;
        };
        let dim = 1 + self.dice.roll(2);
        let order = if self.dice.one_in(2) { "ascend" } else { "descend" };
        let text = format!("sort({},{dim},'{order}')", x.name);
        self.let_be(x.class, x.shape, false, &text);
    }
}

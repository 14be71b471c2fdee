//! A region, run step by step: what its WebAssembly does, where there is no engine for that. Tests compare it with the
//! interpreter.

use super::region::{
    Arg, Arith, CALLS, Elements, End, FAR, FUEL, Local, LoopRegion, LoopTurns, RegionStep, STREAM,
    Single, Subscript, TOP, Test,
};

use super::runtime::{drawn, grown, removed, spaced_numbers};
use crate::op::cast::scalar as convert;
use crate::op::random::RandomState;
use crate::value::{Class, Scalar};

/// A function that runs: its locals, and how each begins with those that it was given.
struct Machine<'a> {
    region: &'a LoopRegion,
    number: usize,
    locals: Vec<u64>,
}

/// Runs a region on its state; gives the number of the exit.
///
/// # Safety
/// The locals of arrays have the addresses and sizes of arrays of doubles or truth values that nobody else uses
/// meanwhile, and that nobody shares where the region writes to them.
pub unsafe fn evaluate(region: &LoopRegion, state: &mut [u64]) -> usize {
    let own = region.entered().locals.len();
    let mut machine = Machine { region, number: 0, locals: state[..own].to_vec() };
    // SAFETY: as above.
    let left = unsafe { machine.run(state) };
    let mut given = region.given(0);
    given.push(FUEL);
    given.into_iter().for_each(|local| state[local as usize] = machine.locals[local as usize]);
    // The first function has no results to return.
    left.unwrap_or(0)
}

impl Machine<'_> {
    /// Runs the function; the number of the exit if it is left so.
    unsafe fn run(&mut self, state: &mut [u64]) -> Option<usize> {
        let blocks = &self.region.functions[self.number].blocks;
        let mut block = 0;
        loop {
            let at = &blocks[block];
            for step in &at.steps {
                // SAFETY: as above.
                if let Err(exit) = unsafe { self.step(step, state) } {
                    return Some(exit);
                }
            }
            block = match at.end {
                End::Go(to) => to,
                End::If { test, yes, no } => {
                    if self.test(test) {
                        yes
                    } else {
                        no
                    }
                }
                End::Exit(exit) => return Some(exit),
                End::Return => return None,
            };
        }
    }

    /// Calls another function; where to leave if it could not give its results.
    unsafe fn invoke(&mut self, number: usize, state: &mut [u64]) -> Result<(), usize> {
        let region = self.region;
        let invocation = &region.functions[self.number].invocations[number];
        let function = &region.functions[invocation.function];
        let calls = self.count(CALLS);
        if calls == 0 {
            return Err(invocation.exit);
        }
        let locals = vec![0; function.locals.len()];
        let mut called = Machine { region, number: invocation.function, locals };
        called.locals[FUEL as usize] = self.count(FUEL);
        called.locals[CALLS as usize] = calls - 1;
        for (&param, &a) in function.params.iter().zip(&invocation.args) {
            called.locals[param as usize] = self.word(a);
        }
        // SAFETY: as above.
        let left = unsafe { called.run(state) };
        self.locals[FUEL as usize] = called.count(FUEL);
        if let Some(exit) = left {
            let given = region.given(called.number);
            let top = state[TOP as usize] as usize / 8;
            state[top] = exit as u64;
            let values = given.iter().map(|&local| called.count(local));
            state[top + 1..].iter_mut().zip(values).for_each(|(to, value)| *to = value);
            state[TOP as usize] = 8 * (top + 1 + given.len()) as u64;
            return Err(invocation.after);
        }
        for (&to, &result) in invocation.results.iter().zip(&function.results) {
            self.locals[to as usize] = called.count(result);
        }
        Ok(())
    }

    /// What an argument is in a local.
    fn word(&self, a: Arg) -> u64 {
        match a {
            Arg::Local(local) => self.count(local),
            Arg::Number(x) => x.to_bits(),
            Arg::Logical(x) => u64::from(x),
            Arg::Count(x) => u64::from(x),
        }
    }

    fn local(&self, local: Local) -> f64 {
        f64::from_bits(self.locals[local as usize])
    }

    fn count(&self, local: Local) -> u64 {
        self.locals[local as usize]
    }

    fn set(&mut self, local: Local, x: f64) {
        self.locals[local as usize] = x.to_bits();
    }

    fn set_whole(&mut self, local: Local, x: i32) {
        self.locals[local as usize] = u64::from(x as u32);
    }

    fn set_truth(&mut self, local: Local, x: bool) {
        self.locals[local as usize] = u64::from(x);
    }

    fn number(&self, a: Arg) -> f64 {
        match a {
            Arg::Local(local) => self.local(local),
            Arg::Number(x) => x,
            Arg::Logical(x) => f64::from(u8::from(x)),
            Arg::Count(x) => f64::from(x),
        }
    }

    fn truth(&self, a: Arg) -> bool {
        match a {
            Arg::Local(local) => self.count(local) != 0,
            Arg::Number(x) => x != 0.0,
            Arg::Logical(x) => x,
            Arg::Count(x) => x != 0,
        }
    }

    fn test(&self, test: Test) -> bool {
        match test {
            Test::Compare(cmp, a, b) => cmp.holds(self.number(a), self.number(b)),
            Test::True(a) => self.truth(a),
        }
    }

    fn place(&self, i: Subscript, limit: Local, exit: usize) -> Result<u64, usize> {
        if let Some(beside) = i.beside {
            let now = self.count(beside.now) as u32 as i32;
            let place = now.wrapping_add(beside.add - 1) as u32;
            if u64::from(place) < self.count(limit) {
                return Ok(u64::from(place));
            }
        }
        let i = self.number(i.value);
        let k = i as i32;
        let place = k.wrapping_sub(1) as u32;
        let there = f64::from(k) == i && u64::from(place) < self.count(limit);
        if there { Ok(u64::from(place)) } else { Err(exit) }
    }

    /// Makes an array larger or smaller.
    unsafe fn resize(
        &mut self,
        how: unsafe extern "C" fn(*mut u64, f64, f64) -> u32,
        of: Elements,
        (i, j): (f64, f64),
        state: &mut [u64],
        exit: usize,
    ) -> Result<(), usize> {
        let words = &mut state[of.first as usize..][..Elements::KINDS.len()];
        // SAFETY: the words are those of an array that is written, and the state has what its locals had at the entry.
        if unsafe { how(words.as_mut_ptr(), i, j) } == 0 {
            return Err(exit);
        }
        self.locals[of.first as usize..][..words.len()].copy_from_slice(words);
        Ok(())
    }

    /// The address of an element that exists.
    fn address<T>(&self, of: Elements, at: Local) -> *mut T {
        (self.count(of.first) as *mut T).wrapping_add(self.count(at) as usize)
    }

    unsafe fn step(&mut self, step: &RegionStep, state: &mut [u64]) -> Result<(), usize> {
        match *step {
            RegionStep::Copy { dst, a } => self.locals[dst as usize] = self.word(a),
            RegionStep::Arith { op, dst, a, b } => {
                let (a, b) = (self.number(a), self.number(b));
                let x = match op {
                    Arith::Add => a + b,
                    Arith::Sub => a - b,
                    Arith::Mul => a * b,
                    Arith::Div => a / b,
                    Arith::Least if b < a || a.is_nan() => b,
                    Arith::Greatest if b > a || a.is_nan() => b,
                    Arith::Least | Arith::Greatest => a,
                };
                self.set(dst, x);
            }
            RegionStep::Single { op, dst, a } => {
                let a = self.number(a);
                let x = match op {
                    Single::Neg => -a,
                    Single::Abs => a.abs(),
                    Single::Sqrt => a.sqrt(),
                    Single::Floor => a.floor(),
                    Single::Ceil => a.ceil(),
                    Single::Trunc => a.trunc(),
                };
                self.set(dst, x);
            }
            RegionStep::Test { dst, test } => {
                let holds = self.test(test);
                self.set_truth(dst, holds);
            }
            RegionStep::Logic { and, dst, a, b } => {
                let (a, b) = (self.truth(a), self.truth(b));
                self.set_truth(dst, if and { a && b } else { a || b });
            }
            RegionStep::Not { dst, a } => {
                let a = self.truth(a);
                self.set_truth(dst, !a);
            }
            RegionStep::Widen { dst, a } => {
                let x = match a {
                    Arg::Local(local) => self.count(local) as u32,
                    other => u32::from(self.truth(other)),
                };
                self.set(dst, f64::from(x));
            }
            RegionStep::Fit { class, dst, a } => {
                let x = Scalar::F64(self.number(a));
                self.set(dst, convert(x, class).to_f64());
            }
            RegionStep::Call { row, dst, a } => {
                let a = self.number(a);
                self.set(dst, row.function().map_or(f64::NAN, |f| f(a)));
            }
            RegionStep::Call2 { row, dst, a, b, beside } => {
                let now = beside.map(|beside| (self.count(beside.now) as u32 as i32, beside.add));
                let (a, b) = (self.number(a), self.number(b));
                let a = match now {
                    Some((now, add)) if now != FAR => f64::from(now + add),
                    _ => a,
                };
                self.set(dst, row.function_of_two().map_or(f64::NAN, |f| f(a, b)));
            }
            RegionStep::Guard { test, sense, exit } => {
                if self.test(test) != sense {
                    return Err(exit);
                }
            }
            RegionStep::Question { question, a, exit } => {
                if question.holds(self.number(a)) {
                    return Err(exit);
                }
            }
            RegionStep::Spaced { turns, a, s, b, exit } => {
                let (a, s, b) = (self.number(a), self.number(s), self.number(b));
                let found = spaced_numbers(a, s, b).ok_or(exit)?;
                self.set(turns.next(), 0.0);
                (turns.start()..).zip(found).for_each(|(local, x)| self.set(local, x));
                let (stride, now) = LoopTurns::whole(0.0, found);
                self.set_whole(turns.stride(), stride);
                self.set_whole(turns.now(), now);
            }
            RegionStep::Turn { turns, dst } => {
                let k = self.local(turns.next());
                let stride = self.count(turns.stride()) as u32 as i32;
                if stride == 0 {
                    let x = self.local(turns.start()) + k * self.local(turns.step());
                    let is_last = k + 1.0 == self.local(turns.count());
                    self.set(dst, if is_last { self.local(turns.last()) } else { x });
                } else {
                    let now = self.count(turns.now()) as u32 as i32 + stride;
                    self.set_whole(turns.now(), now);
                    self.set(dst, f64::from(now));
                }
                self.set(turns.next(), k + 1.0);
            }
            RegionStep::Place { dst, of, i, grows, exit } => {
                let mut place = self.place(i, of.numel(), exit);
                if grows && place.is_err() {
                    // SAFETY: as above.
                    unsafe { self.resize(grown, of, (self.number(i.value), 0.0), state, exit)? };
                    place = self.place(i, of.numel(), exit);
                }
                self.locals[dst as usize] = place?;
            }
            RegionStep::Place2 { dst, of, i, j, grows, exit } => {
                let place = |machine: &Self| {
                    let row = machine.place(i, of.rows(), exit)?;
                    let column = machine.place(j, of.cols(), exit)?;
                    Ok::<u64, usize>(column * machine.count(of.rows()) + row)
                };
                let mut found = place(self);
                if grows && found.is_err() {
                    let (i, j) = (self.number(i.value), self.number(j.value));
                    // SAFETY: as above.
                    unsafe { self.resize(grown, of, (i, j), state, exit)? };
                    found = place(self);
                }
                self.locals[dst as usize] = found?;
            }
            RegionStep::Remove { of, i, exit } => {
                let i = self.number(i);
                // SAFETY: as above.
                unsafe { self.resize(removed, of, (i, 0.0), state, exit)? };
            }
            RegionStep::Load { dst, of, at } => {
                // SAFETY: the place was found within the array.
                unsafe {
                    let x = match of.class {
                        Class::Double => self.address::<f64>(of, at).read(),
                        Class::Single => f64::from(self.address::<f32>(of, at).read()),
                        Class::Int8 => f64::from(self.address::<i8>(of, at).read()),
                        Class::UInt8 => f64::from(self.address::<u8>(of, at).read()),
                        Class::Int16 => f64::from(self.address::<i16>(of, at).read()),
                        Class::UInt16 | Class::Char => {
                            f64::from(self.address::<u16>(of, at).read())
                        }
                        Class::UInt32 => f64::from(self.address::<u32>(of, at).read()),
                        Class::Int32 | Class::Int64 | Class::UInt64 => {
                            f64::from(self.address::<i32>(of, at).read())
                        }
                        Class::Logical => {
                            let x = self.address::<bool>(of, at).read();
                            self.set_truth(dst, x);
                            return Ok(());
                        }
                    };
                    self.set(dst, x);
                }
            }
            RegionStep::Store { of, at, a } => {
                // SAFETY: likewise; nobody shares it.
                unsafe {
                    let x = self.number(a);
                    match of.class {
                        Class::Double => self.address::<f64>(of, at).write(x),
                        Class::Single => self.address::<f32>(of, at).write(x as f32),
                        Class::Int8 => self.address::<i8>(of, at).write(x as i8),
                        Class::UInt8 => self.address::<u8>(of, at).write(x as u8),
                        Class::Int16 => self.address::<i16>(of, at).write(x as i16),
                        Class::UInt16 | Class::Char => {
                            self.address::<u16>(of, at).write(x as u16);
                        }
                        Class::UInt32 => self.address::<u32>(of, at).write(x as u32),
                        Class::Int32 | Class::Int64 | Class::UInt64 => {
                            self.address::<i32>(of, at).write(x as i32);
                        }
                        Class::Logical => self.address::<bool>(of, at).write(self.truth(a)),
                    }
                }
            }
            RegionStep::Draw { dst, normal } => {
                let stream = state[STREAM as usize] as *mut RandomState;
                // SAFETY: its address was put there, and nobody else uses it.
                self.set(dst, unsafe { drawn(stream, u32::from(normal)) });
            }
            RegionStep::Word { dst, at, k } => {
                self.locals[dst as usize] = state[self.count(at) as usize + k as usize];
            }
            // SAFETY: as above.
            RegionStep::Invoke(number) => unsafe { self.invoke(number, state)? },
            RegionStep::Fuel { amount, exit } => {
                let left = self.count(FUEL) as i32 - amount;
                self.locals[FUEL as usize] = u64::from(left as u32);
                if left < 0 {
                    return Err(exit);
                }
            }
        }
        Ok(())
    }
}

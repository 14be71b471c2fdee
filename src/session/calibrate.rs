//! The constants of placement, measured: what the host and the device take for an element, a byte, a dispatch.
//! Must not know what will be computed with them.
//!
//! Each number is the best of a few runs of a small kernel whose work is known from the op table, less what a run
//! of nothing takes. What is invalid (a clock that is too coarse) leaves the constant as it was.

use super::Session;
use crate::diag::Error;
use crate::kernel::{Instr, Kernel, Launch, Output, ViewKind};
use crate::op::Costs;
use crate::op::Op;
use crate::provider::{Command, Fault, Provider, SlotId};
use crate::residency::{DEVICE, HOST, ProviderId};
use crate::routine::{Lie, MatMul, Routine};
use crate::value::{Array, ElemType, Shape};
use smallvec::smallvec;
use std::rc::Rc;

/// Elements of the arrays that are measured with.
const COUNT: usize = 1 << 20;
/// Rows of the matrices.
const SIDE: u32 = 256;
/// The best of so many counts.
const RUNS: usize = 4;
/// Operations of the heavy kernel.
const CHAIN: usize = 16;

impl Session {
    /// Measures the constants and goes on with them. Values and counters of work stay as they are.
    pub async fn calibrate(&mut self) -> Result<(), Error> {
        let wrong = |fault: Fault| Error::new("matgpu:calibration", fault.to_string());
        let costs = self.measured().await.map_err(wrong)?;
        self.take_costs(costs);
        if self.engine.residency.has_device() {
            self.choose_tiles().await.map_err(wrong)?;
        }
        Ok(())
    }

    async fn measured(&mut self) -> Result<Costs, Fault> {
        let mut costs = self.engine.costs;
        let nothing = 0.0;
        let (unit, byte) = self.measure(HOST, ElemType::SINGLE, nothing).await?;
        take(&mut costs.host_unit, unit);
        take(&mut costs.host_byte, byte);
        let product = self.product(HOST, nothing).await?;
        take(&mut costs.fused.0, product);
        if self.engine.residency.has_device() {
            self.calibrate_device(&mut costs).await?;
        }
        Ok(costs)
    }

    async fn calibrate_device(&mut self, costs: &mut Costs) -> Result<(), Fault> {
        let small = Rc::new(Array::row(vec![1.0f32; 4]));
        let wait = self.best(DEVICE, &chain(ElemType::SINGLE, 1), &small, 1).await?;
        take(&mut costs.readback, wait);
        let many = self.best(DEVICE, &chain(ElemType::SINGLE, 1), &small, 200).await?;
        take(&mut costs.dispatch, (many - wait) / 199.0);
        let (unit, byte) = self.measure(DEVICE, ElemType::SINGLE, wait).await?;
        take(&mut costs.device_unit, unit);
        take(&mut costs.device_byte, byte);
        let device = self.engine.residency.provider(DEVICE).info();
        if device.exact && !device.fast {
            let (double, _) = self.measure(DEVICE, ElemType::DOUBLE, wait).await?;
            take(&mut costs.device_double, double / costs.device_unit);
        }
        let product = self.product(DEVICE, wait).await?;
        take(&mut costs.fused.1, product);
        let large = Rc::new(Array::row(vec![1.0f32; COUNT]));
        let bytes = (4 * COUNT) as f64;
        let (mut up, mut down) = (f64::INFINITY, f64::INFINITY);
        for _ in 0..RUNS {
            let began = self.nanoseconds();
            let slot = self.provider(DEVICE).upload(large.clone())?;
            self.provider(DEVICE).read(&[slot]).await?;
            let both = self.nanoseconds() - began;
            let began = self.nanoseconds();
            self.provider(DEVICE).read(&[slot]).await?;
            let back = self.nanoseconds() - began;
            self.provider(DEVICE).free(slot);
            up = up.min(both - back);
            down = down.min(back - wait);
        }
        take(&mut costs.upload_byte, up / bytes);
        take(&mut costs.download_byte, down / bytes);
        Ok(())
    }

    pub(super) fn provider(&mut self, k: ProviderId) -> &mut dyn Provider {
        self.engine.residency.provider_mut(k)
    }

    fn nanoseconds(&self) -> f64 {
        self.world.clock.now() * 1e9
    }

    /// What a unit of cost and a byte take, from a kernel of one operation and one of many.
    async fn measure(
        &mut self,
        k: ProviderId,
        ty: ElemType,
        wait: f64,
    ) -> Result<(f64, f64), Fault> {
        let x = Array::zeros(ty, Shape::matrix(1, COUNT));
        let x = Rc::new(x);
        let light = self.best(k, &chain(ty, 1), &x, 1).await? - wait;
        let heavy = self.best(k, &chain(ty, CHAIN), &x, 1).await? - wait;
        let units = f64::from(Op::Mul.row().cost) * COUNT as f64;
        let unit = (heavy - light) / (units * (CHAIN - 1) as f64);
        let bytes = (2 * COUNT * ty.bytes()) as f64;
        Ok((unit, (light - unit * units) / bytes))
    }

    /// What a multiplication and addition of a product takes.
    async fn product(&mut self, k: ProviderId, wait: f64) -> Result<f64, Fault> {
        let square = Rc::new(Array::zeros(ElemType::SINGLE, Shape::matrix(256, 256)));
        let routine = Routine::MatMul(MatMul {
            ty: ElemType::SINGLE,
            m: SIDE,
            n: SIDE,
            k: SIDE,
            a: Lie::Straight,
            b: Lie::Straight,
            batch: 1,
            a_same: true,
            b_same: true,
        });
        let command = |from: SlotId, to: SlotId| Command::Routine {
            routine,
            inputs: smallvec![from, from],
            outputs: smallvec![to],
        };
        let took = self.best_of(k, &square, 1, &command).await? - wait;
        let side = f64::from(SIDE);
        Ok(took / (side * side * side))
    }

    async fn best(
        &mut self,
        k: ProviderId,
        kernel: &Rc<Kernel>,
        x: &Rc<Array>,
        times: usize,
    ) -> Result<f64, Fault> {
        let launch = Launch {
            kept_count: x.numel() as u32,
            reduced_count: 1,
            trips: 1,
            views: vec![Default::default()],
            ..Launch::default()
        };
        let command = |from: SlotId, to: SlotId| Command::Kernel {
            kernel: kernel.clone(),
            launch: launch.clone(),
            inputs: smallvec![from],
            outputs: smallvec![to],
        };
        self.best_of(k, x, times, &command).await
    }

    /// The nanoseconds of so many commands and of waiting for them, the best of some runs; the first, which
    /// compiles, does not count.
    async fn best_of(
        &mut self,
        k: ProviderId,
        x: &Rc<Array>,
        times: usize,
        command: &dyn Fn(SlotId, SlotId) -> Command,
    ) -> Result<f64, Fault> {
        let from = self.provider(k).upload(x.clone())?;
        let to = self.provider(k).alloc(x.elem_type(), x.shape())?;
        let commands: Vec<Command> = (0..times).map(|_| command(from, to)).collect();
        let best = self.fastest(k, &commands).await?;
        for slot in [from, to] {
            self.provider(k).free(slot);
        }
        Ok(best)
    }

    /// The nanoseconds of these commands and of waiting for them, likewise.
    pub(super) async fn fastest(
        &mut self,
        k: ProviderId,
        commands: &[Command],
    ) -> Result<f64, Fault> {
        // A read of little waits as long as one of much computes.
        let end = self.provider(k).alloc(ElemType::SINGLE, &Shape::scalar())?;
        let mut best = f64::INFINITY;
        for run in 0..=RUNS {
            let began = self.nanoseconds();
            self.provider(k).submit(commands)?;
            self.provider(k).read(&[end]).await?;
            if run > 0 {
                best = best.min(self.nanoseconds() - began);
            }
        }
        self.provider(k).free(end);
        Ok(best)
    }
}

/// A kernel of so many multiplications of an element by itself.
fn chain(ty: ElemType, length: usize) -> Rc<Kernel> {
    let mut body = vec![Instr::Load { input: 0, view: 0 }];
    for k in 0..length {
        body.push(Instr::Op { op: Op::Mul, ty, args: smallvec![k as u32 as _, 0] });
    }
    Rc::new(Kernel {
        inputs: vec![ty],
        views: vec![ViewKind::Linear],
        body,
        outputs: vec![Output { ty, value: length as u32 as _, view: 0, every_step: false }],
        ..Kernel::default()
    })
}

/// A measured constant, where it is one.
fn take(constant: &mut f64, measured: f64) {
    if measured.is_finite() && measured > 0.0 {
        *constant = measured;
    }
}

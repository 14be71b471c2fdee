//! Where a session computes: what was asked for, what there is, and why; and its counters by name.
//! Must not know how a device works.

use super::Session;
use crate::builtins::context::Adapter;
use crate::diag::Error;
use crate::graph::node_of;
use crate::op::Costs;
use crate::plan::Offload;
use crate::provider::webgpu::{Opening, open};
use crate::provider::{DeviceKind, Limits, Provider, Shader};
use crate::residency::{DEVICE, HOST};
use crate::routine::{Form, Tiles};
use crate::value::{Class, ElemType, Shape, Value};

/// The identifier of the error where a device was insisted on.
pub const NO_DEVICE: &str = "matgpu:noDevice";

/// Which provider is wished for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A device where there is one, else the host alone.
    Auto,
    /// A device, or an error.
    WebGpu,
    /// The host alone.
    Host,
}

/// How a session is to compute.
#[derive(Clone, Debug)]
pub struct DeviceOptions {
    /// Where.
    pub choice: Choice,
    /// Whether WebGPU can be reached at all; why not otherwise.
    pub unreachable: Option<String>,
    /// Doubles as singles.
    pub fast: bool,
    /// When work goes to the device: `auto`, `always`, `never`.
    pub offload: String,
    /// Constants of the estimate, by name.
    pub constants: Vec<(String, f64)>,
    /// Limits to stay below, by WebGPU's names.
    pub limits: Vec<(String, f64)>,
    /// Whether the device times its passes.
    pub timestamps: bool,
    /// Pipelines can be begun beside each other.
    pub beside: bool,
    /// The seed of the random numbers.
    pub seed: Option<u64>,
}

/// What a session computes on.
#[derive(Clone, Debug, PartialEq)]
pub struct About {
    /// Whether there is a device.
    pub device: bool,
    /// Why it is this one.
    pub reason: String,
    /// The adapter in words.
    pub adapter: Option<String>,
    /// The limits that planning knows.
    pub limits: Vec<(&'static str, f64)>,
    /// Optional features in use.
    pub features: Vec<String>,
    /// What a self-test found.
    pub quirks: Vec<String>,
    /// How often a device was lost.
    pub losses: u32,
}

/// A constant of the estimate: its name and where it is.
type Constant = (&'static str, fn(&mut Costs) -> &mut f64);

const CONSTANTS: &[Constant] = &[
    ("hostUnit", |c| &mut c.host_unit),
    ("hostByte", |c| &mut c.host_byte),
    ("hostFused", |c| &mut c.fused.0),
    ("deviceUnit", |c| &mut c.device_unit),
    ("deviceDouble", |c| &mut c.device_double),
    ("deviceByte", |c| &mut c.device_byte),
    ("deviceFused", |c| &mut c.fused.1),
    ("uploadByte", |c| &mut c.upload_byte),
    ("downloadByte", |c| &mut c.download_byte),
    ("dispatch", |c| &mut c.dispatch),
    ("readback", |c| &mut c.readback),
    ("compile", |c| &mut c.compile),
];

/// The tile of a form of matrix products, by its place in `Tile::ALL`, counted from one.
const TILES: &[(&str, Form)] = &[
    ("tileLarge", Form::Large),
    ("tileMiddling", Form::Middling),
    ("tileShallow", Form::Shallow),
    ("tileNarrow", Form::Narrow),
];

/// Gives a constant, or a tile, its value; false where there is none of that name.
fn set(name: &str, value: f64, costs: &mut Costs, tiles: &mut Tiles) -> bool {
    if let Some((_, form)) = TILES.iter().find(|(known, _)| *known == name) {
        if value >= 1.0 {
            tiles.take(*form, value as usize - 1);
        }
        return true;
    }
    let known = CONSTANTS.iter().find(|(known, _)| *known == name);
    if let Some((_, constant)) = known {
        *constant(costs) = value;
    }
    known.is_some()
}

impl Session {
    /// Opens what is asked for. A session that has none of it yet computes on the host.
    pub async fn choose(&mut self, wanted: DeviceOptions) -> Result<(), Error> {
        let offload = match wanted.offload.as_str() {
            "always" => Offload::Always,
            "never" => Offload::Never,
            _ => Offload::Auto,
        };
        let (mut costs, mut tiles) = (Costs::default(), Tiles::default());
        for (name, value) in &wanted.constants {
            if !set(name, *value, &mut costs, &mut tiles) {
                let names = CONSTANTS.iter().map(|(name, _)| *name);
                let names: Vec<&str> = names.chain(TILES.iter().map(|(name, _)| *name)).collect();
                return Err(unknown("constant", name, "offload", &names.join(", ")));
            }
        }
        let limits = limits(&wanted.limits)?;
        let opening = Opening {
            fast: wanted.fast,
            limits,
            timestamps: wanted.timestamps,
            beside: wanted.beside,
            ..Opening::default()
        };
        let opened = match (wanted.choice, wanted.unreachable) {
            (Choice::Host, _) => Err("the host was asked for".to_owned()),
            (_, Some(why)) => Err(why),
            (_, None) => open(opening).await,
        };
        let device: Option<Box<dyn Provider>> = match opened {
            Ok(device) => {
                let info = device.info();
                self.reason = if info.software {
                    format!("{} is a CPU: work goes there only where it must", info.adapter)
                } else {
                    format!("WebGPU on {}", info.adapter)
                };
                Some(Box::new(device))
            }
            Err(why) if wanted.choice == Choice::WebGpu => return Err(Error::new(NO_DEVICE, why)),
            Err(why) => {
                self.reason = why;
                None
            }
        };
        self.wanted_device = device.is_some();
        self.use_device(device, offload);
        self.engine.reopen = Some(Box::new(move || {
            Box::pin(async move { Ok(Box::new(open(opening).await?) as Box<dyn Provider>) })
        }));
        self.take_costs(costs);
        self.engine.tune(tiles);
        if let Some(seed) = wanted.seed {
            self.world.random = crate::op::random::RandomState::seeded(seed);
        }
        Ok(())
    }

    /// What the session computes on, as it stands.
    pub fn about(&self) -> About {
        let residency = &self.engine.residency;
        let device = residency.has_device();
        let info = residency.provider(if device { DEVICE } else { HOST }).info();
        let lost = self.wanted_device && !device;
        let losses = self.engine.losses;
        About {
            device,
            reason: if lost {
                "the device was lost, and the session goes on on the host".to_owned()
            } else if losses > 0 {
                format!("{}; a device was lost before, and replaced", self.reason)
            } else {
                self.reason.clone()
            },
            adapter: self.adapter().map(str::to_owned),
            limits: vec![
                ("maxArraysPerKernel", f64::from(info.limits.arrays_a_kernel)),
                ("maxArrayBytes", info.limits.slot_bytes as f64),
                ("maxBindingBytes", info.limits.binding_bytes as f64),
            ],
            features: info.features.clone(),
            quirks: info.quirks.clone(),
            losses,
        }
    }

    /// The adapter in words, where the session computes on a device.
    pub(super) fn adapter(&self) -> Option<&str> {
        let residency = &self.engine.residency;
        let info = residency.has_device().then(|| residency.provider(DEVICE).info())?;
        (info.kind != DeviceKind::Host).then_some(info.adapter.as_str())
    }

    /// What a program is told of the device.
    pub(super) fn told_adapter(&self) -> Option<Adapter> {
        let name = self.adapter()?.to_owned();
        let limits = &self.engine.residency.provider(DEVICE).info().limits;
        Some(Adapter { name, bytes: limits.slot_bytes, groups: limits.groups })
    }

    /// Where a value's elements are: `host`, `device`, `both`, or `pending` while they are not computed.
    pub fn residency(&self, value: &Value) -> &'static str {
        let Value::Lazy(lazy) = value else { return "host" };
        let Some(node) = node_of(lazy) else { return "host" };
        let host = node.host().is_some() || node.slot(HOST).is_some();
        match (host, node.slot(DEVICE).is_some()) {
            (true, true) => "both",
            (true, false) => "host",
            (false, true) => "device",
            (false, false) => "pending",
        }
    }

    /// Gives a variable the elements in storage of the device that is somebody else's; `key` is the name under
    /// which its owner hands it over.
    pub fn adopt(
        &mut self,
        name: &str,
        key: &str,
        class: Class,
        shape: &Shape,
    ) -> Result<(), Error> {
        let value = self.engine.adopt(&mut self.graph, key, ElemType::real(class), shape)?;
        self.set(name, value);
        Ok(())
    }

    /// Computes a variable and brings it to the device; gives its value as it lies there. None where it is no
    /// array, or there is no such variable.
    pub async fn place(&mut self, name: &str) -> Result<Option<Value>, Error> {
        let Some(value) = self.vm.variable(name) else { return Ok(None) };
        let value = match value {
            Value::Lazy(_) => value,
            other => match other.here() {
                Some(array) => self.graph.constant(&array),
                None => return Ok(None),
            },
        };
        self.engine.place(&mut self.graph, &value).await?;
        Ok(Some(value))
    }

    /// A variable as it is now.
    pub fn hold(&self, name: &str) -> Option<Value> {
        self.vm.variable(name)
    }

    /// Hands out the storage on the device that has a value's elements under a key: it stays as it is for as long
    /// as the value is held. False where the value does not lie there.
    pub fn share(&mut self, value: &Value, key: &str) -> bool {
        self.engine.share(value, key)
    }

    /// The counters, by the names that JavaScript knows them by.
    pub fn counters(&self) -> Vec<(&'static str, f64)> {
        let (own, providers) = (self.engine.stats(), self.engine.counters());
        let count = |n: u64| n as f64;
        vec![
            ("dispatches", count(providers.dispatches)),
            ("kernels", count(own.kernels)),
            ("nodesCaptured", count(self.graph.captured())),
            ("capturesReused", count(self.vm.captures_reused())),
            ("loopsCompiled", count(self.vm.loop_counts().compiled)),
            ("loopEntries", count(self.vm.loop_counts().entered)),
            ("loopExits", count(self.vm.loop_counts().left)),
            ("answersAssumed", count(self.vm.ahead_counts().assumed)),
            ("answersMistaken", count(self.vm.ahead_counts().wrong)),
            ("nodesFused", count(own.fused)),
            ("pipelinesCompiled", count(providers.pipelines_compiled)),
            ("pipelineHits", count(providers.pipeline_hits)),
            ("pipelinesWarmed", count(providers.pipelines_warmed)),
            ("uploadedBytes", count(providers.uploaded_bytes)),
            ("downloadedBytes", count(providers.downloaded_bytes)),
            ("gathers", count(own.gathers)),
            ("liveBytes", count(providers.live_bytes)),
            ("pooledBytes", count(providers.pooled_bytes)),
            ("hostGroups", count(own.host_groups)),
            ("deviceGroups", count(own.device_groups)),
            ("parseMs", self.parsing * 1e3),
            ("programMs", self.running * 1e3),
            ("planMs", own.planning * 1e3),
            ("compileMs", providers.compile_ms),
            ("uploadMs", providers.upload_ms),
            ("dispatchMs", providers.dispatch_ms),
            ("hostMs", own.host * 1e3),
            ("gpuMs", providers.device_ms),
            ("computeMs", own.host * 1e3 + providers.device_ms),
            ("downloadMs", self.waited * 1e3),
            ("remoteCalls", count(self.remote_calls)),
        ]
    }

    /// The shaders that programs have used on the device, for [`Session::warm`] in a later session there. None where
    /// nothing goes to the device by itself.
    pub fn shaders(&self) -> Vec<Shader> {
        match self.on_host {
            true => Vec::new(),
            false => self.engine.residency.provider(DEVICE).shaders(),
        }
    }

    /// Has the device compile a shader that programs may need, while there is nothing else to do. False where there
    /// was nothing to do.
    pub fn warm(&mut self, shader: &Shader) -> bool {
        let residency = &mut self.engine.residency;
        !self.on_host && residency.has_device() && residency.provider_mut(DEVICE).warm(shader)
    }

    /// Goes on with constants by name; unknown names are passed over.
    pub fn use_constants(&mut self, constants: &[(String, f64)]) {
        let (mut costs, mut tiles) = (self.engine.costs, self.engine.tiles());
        for (name, value) in constants.iter().filter(|(_, value)| value.is_finite() && *value > 0.0)
        {
            set(name, *value, &mut costs, &mut tiles);
        }
        self.take_costs(costs);
        self.engine.tune(tiles);
    }

    /// The constants of the estimate and the tiles, by name.
    pub fn constants(&self) -> Vec<(&'static str, f64)> {
        let (mut costs, tiles) = (self.engine.costs, self.engine.tiles());
        let measured = CONSTANTS.iter().map(|(name, constant)| (*name, *constant(&mut costs)));
        let mut all: Vec<(&'static str, f64)> = measured.collect();
        all.extend(TILES.iter().map(|(name, form)| (*name, 1.0 + tiles.number(*form) as f64)));
        all
    }
}

/// WebGPU's limits as those that planning knows.
fn limits(wished: &[(String, f64)]) -> Result<Option<Limits>, Error> {
    const KNOWN: &str = "maxStorageBuffersPerShaderStage, maxStorageBufferBindingSize, maxBufferSize, \
                         maxComputeWorkgroupsPerDimension";
    let mut limits = Limits::NONE;
    for (name, value) in wished {
        match name.as_str() {
            "maxStorageBuffersPerShaderStage" => limits.arrays_a_kernel = *value as u32,
            "maxStorageBufferBindingSize" => limits.binding_bytes = *value as u64,
            "maxBufferSize" => limits.slot_bytes = *value as u64,
            "maxComputeWorkgroupsPerDimension" => limits.groups = *value as u32,
            _ => return Err(unknown("limit", name, "limits", KNOWN)),
        }
    }
    Ok((!wished.is_empty()).then_some(limits))
}

fn unknown(what: &str, name: &str, option: &str, known: &str) -> Error {
    let message = format!("unknown {what} \"{name}\" in the option \"{option}\" (known: {known})");
    Error::new("matgpu:unknownOption", message)
}

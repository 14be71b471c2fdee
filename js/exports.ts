// What every entry of the package exports besides createSession.

export type { Calibration, Device, Residency, Stage, Variable, VariableSummary } from "./device.js";
export {
  MatlabError,
  type MatlabErrorData,
  SessionError,
  type SessionErrorCode,
  type Span,
  type StackFrame,
} from "./errors.js";
export type { Restarted, RunEvent, RunResult, Warning, WireEvent } from "./events.js";
export type {
  Axes,
  BarPlot,
  Color,
  ErrorbarPlot,
  Figure,
  HistogramPlot,
  ImagePlot,
  LinePlot,
  PatchPlot,
  PiePlot,
  Plot,
  PlotStyle,
  QuiverPlot,
  RulePlot,
  ScatterPlot,
  SurfacePlot,
  TextPlot,
  TextStyle,
} from "./figures.js";
export { IndexedDbFiles } from "./files/indexeddb.js";
export { MemoryFiles } from "./files/memory.js";
export { OpfsFiles } from "./files/opfs.js";
export type { DiskPlaces, FileEntry, FileProvider, Refusal, SyncFiles } from "./files/provider.js";
export type { SessionFiles } from "./files/session-files.js";
export type {
  DeviceLimits,
  OffloadThresholds,
  Precision,
  ProviderChoice,
  SessionOptions,
  WorkerSource,
} from "./options.js";
export type {
  Gpu,
  GpuBuffer,
  GpuDevice,
  Platform,
  Signal,
  WasmModule,
  WebResponse,
  WebUrl,
} from "./platform.js";
export type { Run } from "./run.js";
export type { RunOptions, Session } from "./session.js";
export type { Stats } from "./stats.js";
export type { Tensor } from "./tensor.js";
export type {
  CellValue,
  CharValue,
  FunctionValue,
  Input,
  MapValue,
  MatValue,
  NumericArrays,
  NumericClass,
  NumericValue,
  ObjectValue,
  SetOptions,
  StringValue,
  StructValue,
} from "./values.js";

// Pipelines of a device that are made beside each other. The module asks for one by the label "matgpu begun N" and gets
// something that stands for nothing; the error scope around it ends when the pipeline is made; then it asks again, by
// "matgpu wanted N". The other half is src/provider/wgpu/pipelines.rs.
import { own } from "./own.js";

const BEGUN = "matgpu begun ";
const WANTED = "matgpu wanted ";

/** Has a device make what is asked for by those labels, several at once. */
export function makeBeside(device: GPUDevice): void {
  /** Those begun and not asked for yet; undefined while they are made. */
  const begun = new Map<string, GPUComputePipeline | undefined>();
  /** What the innermost error scope waits for. */
  let making: Promise<GPUError | null> | undefined;
  const create = device.createComputePipeline.bind(device);
  const pop = device.popErrorScope.bind(device);
  const refusal = (descriptor: GPUComputePipelineDescriptor) => {
    // What a promise is refused with is no GPUError; made in its turn, it is one.
    device.pushErrorScope("validation");
    create(descriptor);
    return pop();
  };
  own(device, "createComputePipeline", (descriptor: GPUComputePipelineDescriptor) => {
    const { label = "", ...plain } = descriptor;
    if (label.startsWith(BEGUN)) {
      const number = label.slice(BEGUN.length);
      begun.set(number, undefined);
      making = device.createComputePipelineAsync(plain).then(
        (pipeline) => {
          // One that was wanted sooner has been made in its turn.
          if (begun.has(number)) begun.set(number, pipeline);
          return null;
        },
        () => refusal(plain),
      );
      return {};
    }
    if (!label.startsWith(WANTED)) return create(descriptor);
    const number = label.slice(WANTED.length);
    const pipeline = begun.get(number);
    begun.delete(number);
    return pipeline ?? create(plain);
  });
  own(device, "popErrorScope", () => {
    const waited = making;
    making = undefined;
    const popped = pop();
    return waited ? Promise.all([popped, waited]).then(([error, refused]) => error ?? refused) : popped;
  });
}

// What `calibrate` measured, and the shaders that programs used since, kept by the browser for later sessions on the same
// device. Where there is no IndexedDB, or it is forbidden, nothing is kept and nothing fails.

import { settled, transact } from "./database.js";
import type { Calibration, Device, Shader } from "./device.js";

const DATABASE = "matgpu-calibration";
const STORE = "constants";

/** Constants belong to an adapter as the browser names it. */
const keyOf = ({ kind, adapter }: Device) => `${kind} ${adapter ?? ""}`;

export async function keepCalibration(device: Device, constants: Calibration): Promise<void> {
  await within("readwrite", (store) => store.put(constants, keyOf(device)));
}

export async function keptCalibration(device: Device): Promise<Calibration | undefined> {
  return within("readonly", (store) => store.get(keyOf(device)) as IDBRequest<Calibration | undefined>);
}

const shadersOf = (device: Device) => `${keyOf(device)} shaders`;

export async function keepShaders(device: Device, shaders: Shader[]): Promise<void> {
  await within("readwrite", (store) => store.put(shaders, shadersOf(device)));
}

export async function keptShaders(device: Device): Promise<Shader[] | undefined> {
  const kept = await within("readonly", (store) => store.get(shadersOf(device)) as IDBRequest<unknown>);
  return Array.isArray(kept) ? (kept as Shader[]) : undefined;
}

async function within<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  try {
    const database = await opened(mode === "readwrite");
    try {
      return await transact(database, STORE, mode, (store) => settled(ask(store)));
    } finally {
      database.close();
    }
  } catch {
    // A page without storage measures again.
    return undefined;
  }
}

/** A session that only looks makes no database. */
function opened(make: boolean): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    if (make) request.result.createObjectStore(STORE);
    else request.transaction?.abort();
  };
  return settled(request);
}

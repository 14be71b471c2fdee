// What IndexedDB is asked for here, as promises.

export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Work within one transaction of one store. It is done when it is complete, not when its requests are: a full disk
 * shows only then, and what was written is lost if the thread ends before.
 */
export async function transact<Result>(
  database: IDBDatabase,
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(name, mode);
  const complete = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was aborted"));
  });
  const [result] = await Promise.all([work(transaction.objectStore(name)), complete]);
  return result;
}

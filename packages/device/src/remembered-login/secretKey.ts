const database = 'livery';
const store = 'keys';
const id = 'rememberedLogin';

/** Runs one request on the key store of this browser. Rejects if IndexedDB is blocked, full or missing. */
async function withKeys<Result>(
  mode: IDBTransactionMode,
  act: (keys: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const open = indexedDB.open(database, 1);
  open.addEventListener('upgradeneeded', () => open.result.createObjectStore(store));
  const opened = await settled(open);
  try {
    return await settled(act(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    for (const failure of ['error', 'blocked'])
      request.addEventListener(failure, () => reject(request.error ?? new Error('IndexedDB is blocked')));
  });

/** The key of this browser, if there is one. Scripts can use the key, but cannot read it. */
export const findKey = (): Promise<CryptoKey | undefined> => withKeys('readonly', (keys) => keys.get(id));

/** The key of this browser. It is created at the first use. */
export async function requireKey(): Promise<CryptoKey> {
  const found = await findKey();
  if (found !== undefined) return found;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // If another tab has stored a key in the meantime, use the first key.
  await withKeys('readwrite', (keys) => keys.add(made, id)).catch(() => undefined);
  const stored = await findKey();
  if (stored === undefined) throw new Error('The key could not be stored');
  return stored;
}

/** Deletes the key. After that, no text that was encrypted with it can be decrypted, including copies. */
export const dropKey = (): Promise<undefined> => withKeys('readwrite', (keys) => keys.delete(id));

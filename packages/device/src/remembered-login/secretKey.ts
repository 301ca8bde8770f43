const database = 'livery';
const store = 'keys';
const id = 'rememberedLogin';

/** Does one thing with the keys that this browser stores. Rejects where IndexedDB is blocked, full or missing. */
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

/** The key of this browser, if there is one. No script can read it out, only use it. */
export const findKey = (): Promise<CryptoKey | undefined> => withKeys('readonly', (keys) => keys.get(id));

/** The key of this browser, made with the first use. */
export async function requireKey(): Promise<CryptoKey> {
  const found = await findKey();
  if (found !== undefined) return found;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Another tab may have stored one meanwhile: the first one counts.
  await withKeys('readwrite', (keys) => keys.add(made, id)).catch(() => undefined);
  const stored = await findKey();
  if (stored === undefined) throw new Error('The key could not be stored');
  return stored;
}

/** Drops the key: whatever was encrypted under it can't be read any more, wherever a copy lies. */
export const dropKey = (): Promise<undefined> => withKeys('readwrite', (keys) => keys.delete(id));

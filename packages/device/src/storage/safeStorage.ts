/** Text by key, in a storage that may be blocked or full. Its functions never throw. */
export interface SafeStorage {
  get(key: string): string | null;
  /** Returns false if the value is only in this page's memory, because storage is blocked or full. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
}

/**
 * Wraps a browser storage. Values that the storage refuses are in memory until the page closes. So with a private
 * window or a full disk the visit works, but the player must sign in again next time.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();

  function attempt<Result>(work: (storage: Storage) => Result, fallback: Result): Result {
    try {
      return work(open());
    } catch {
      return fallback;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const isStored = attempt((storage) => (storage.setItem(key, value), true), false);
      if (isStored) {
        memory.delete(key);
      } else {
        memory.set(key, value);
        // Remove the old value: otherwise the next visit would read it.
        attempt((storage) => storage.removeItem(key), undefined);
      }
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}

export const safeLocalStorage = createSafeStorage(() => window.localStorage);
export const safeSessionStorage = createSafeStorage(() => window.sessionStorage);

let clears = 0;

/** Clears the session storage, as a logout does. Never throws. */
export function clearSessionStorage(): void {
  clears += 1;
  safeSessionStorage.clear();
}

/** Number of clears of the session storage since the page was loaded. */
export const countSessionClears = (): number => clears;

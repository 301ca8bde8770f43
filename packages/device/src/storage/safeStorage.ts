/** Text by key, in a storage that may be blocked or full. Nothing here throws. */
export interface SafeStorage {
  get(key: string): string | null;
  /** False when the value lives in this page's memory only: storage is blocked or full. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
}

/**
 * Wraps a browser storage. What it refuses to take lives in memory until the page closes, so that a private window or
 * a full disk costs the player a sign-in next time, not the visit.
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
        // An older value left behind would come back at the next visit.
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

/** Empties the storage of this tab, as a logout does. Never throws. */
export function clearSessionStorage(): void {
  clears += 1;
  safeSessionStorage.clear();
}

/** How often the storage of this tab was emptied since the page was loaded. */
export const countSessionClears = (): number => clears;

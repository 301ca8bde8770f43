import { safeLocalStorage, safeSessionStorage } from './safeStorage.ts';

interface ItemDeclaration<Value, Default> {
  key: string;
  /** `local` outlives the visit, `session` ends with the tab and with a logout. */
  area: 'local' | 'session';
  /** The value in a stored text; undefined, or a throw, where the text is none of ours. */
  parse: (text: string) => Value | undefined;
  /** The text to store. Default: JSON. */
  format?: (value: Value) => string;
  /** A longer text is not stored, and takes the place of what was. Default: no limit. */
  longest?: number;
  /** What `read` returns where nothing is stored, or something that `parse` refuses. */
  fallback: Default;
  /** Whether what `parse` refuses is removed at once. Default: it stays until the next `write` replaces it. */
  removesGarbage?: boolean;
}

/** One thing that is stored in the browser. None of its functions throws, even where storage is blocked or full. */
export interface StoredItem<Value, Default = Value> {
  /** Its name in the storage, for listeners to the `storage` event. */
  readonly key: string;
  /** The stored value, or the item's default. */
  read: () => Value | Default;
  /**
   * Stores a value. False where it lives in this page's memory only, because storage is blocked or full, and where it
   * is too long.
   */
  write: (value: Value) => boolean;
  remove: () => void;
}

/** Declares one thing that is stored in the browser: where, in what form, and what counts where it is missing or garbage. */
export function defineItem<Value, Default = Value>({
  key,
  area,
  parse,
  format = JSON.stringify,
  longest = Number.POSITIVE_INFINITY,
  fallback,
  removesGarbage = false,
}: ItemDeclaration<Value, Default>): StoredItem<Value, Default> {
  const storage = area === 'local' ? safeLocalStorage : safeSessionStorage;
  return {
    key,
    read() {
      const text = storage.get(key);
      if (text === null) return fallback;
      try {
        const value = parse(text);
        if (value !== undefined) return value;
      } catch {
        // Garbage, like a text without a value.
      }
      if (removesGarbage) storage.remove(key);
      return fallback;
    },
    write(value) {
      const text = format(value);
      if (text.length <= longest) return storage.set(key, text);
      storage.remove(key);
      return false;
    },
    remove: () => storage.remove(key),
  };
}

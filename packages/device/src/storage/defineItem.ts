import { safeLocalStorage, safeSessionStorage } from './safeStorage.ts';

interface ItemDeclaration<Value, Default> {
  key: string;
  /** `local` is available after the visit. `session` ends with the tab and with a logout. */
  area: 'local' | 'session';
  /** Parses a stored text; returns undefined or throws if the text is invalid. */
  parse: (text: string) => Value | undefined;
  /** Formats the value as a text. Default: JSON. */
  format?: (value: Value) => string;
  /** Maximum length of the text. A longer text is not stored, and the old value is removed. Default: no limit. */
  longest?: number;
  /** The value that `read` returns if nothing is stored, or if the stored text is invalid. */
  fallback: Default;
  /** Whether an invalid text is removed immediately. Default: it is not removed until the next `write`. */
  removesGarbage?: boolean;
}

/** One item in the browser's storage. Its functions never throw, even if storage is blocked or full. */
export interface StoredItem<Value, Default = Value> {
  /** Name of the item in the storage, for listeners to the `storage` event. */
  readonly key: string;
  /** The stored value, or the default. */
  read: () => Value | Default;
  /**
   * Stores a value. Returns false if the value is only in the memory of this page, because the storage is blocked or
   * full, or because the value is too long.
   */
  write: (value: Value) => boolean;
  remove: () => void;
}

/** Declares an item in the browser's storage: its area, its format, and the default for a missing or invalid value. */
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
        // A text that cannot be parsed is treated as invalid.
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

import { safeLocalStorage, safeSessionStorage } from './safeStorage.ts';

interface ItemDeclaration<Value, Default> {
  key: string;
  /** `local` remains after the visit, `session` ends with the tab and with a logout. */
  area: 'local' | 'session';
  /** Parses a stored text; returns undefined or throws if the text is invalid. */
  parse: (text: string) => Value | undefined;
  /** Formats the value as a text. Default: JSON. */
  format?: (value: Value) => string;
  /** A longer text is not stored, and the old value is removed. Default: no limit. */
  longest?: number;
  /** Returned by `read` if nothing is stored, or if `parse` refuses the text. */
  fallback: Default;
  /** Whether a refused text is removed immediately. Default: it remains until the next `write`. */
  removesGarbage?: boolean;
}

/** One item in the browser's storage. Its functions never throw, even if storage is blocked or full. */
export interface StoredItem<Value, Default = Value> {
  /** Its name in the storage, for listeners to the `storage` event. */
  readonly key: string;
  /** The stored value, or the item's default. */
  read: () => Value | Default;
  /**
   * Stores a value. Returns false if the value is only in this page's memory, because storage is blocked or full, or if
   * it is too long.
   */
  write: (value: Value) => boolean;
  remove: () => void;
}

/** Declares one item in the browser's storage: its area, its format, and its default if it is missing or invalid. */
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
        // Text that cannot be parsed has no value.
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSafeStorage } from './safeStorage.ts';

function fakeStorage(refuse: Partial<Record<'setItem' | 'getItem' | 'removeItem' | 'clear', boolean>> = {}) {
  const items = new Map<string, string>();
  const guard = (name: keyof typeof refuse) => {
    if (refuse[name]) throw new DOMException('refused', 'QuotaExceededError');
  };
  const storage = {
    getItem: (key: string) => (guard('getItem'), items.get(key) ?? null),
    setItem: (key: string, value: string) => (guard('setItem'), void items.set(key, value)),
    removeItem: (key: string) => (guard('removeItem'), void items.delete(key)),
    clear: () => (guard('clear'), items.clear()),
  } as unknown as Storage;
  return { storage, items, refuse };
}

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

test('a value is written to a storage that accepts it', () => {
  const { storage, items } = fakeStorage();
  const safe = createSafeStorage(() => storage);
  expect(safe.set('language', 'BN')).toBe(true);
  expect(items.get('language')).toBe('BN');
  expect(safe.get('language')).toBe('BN');
  safe.remove('language');
  expect(safe.get('language')).toBeNull();
});

test('if the storage is blocked, values are in memory until the page closes, and nothing throws', () => {
  const safe = createSafeStorage(blocked);
  expect(safe.get('theme')).toBeNull();
  expect(safe.set('theme', 'dark')).toBe(false);
  expect(safe.get('theme')).toBe('dark');
  safe.clear();
  expect(safe.get('theme')).toBeNull();
  expect(() => safe.remove('theme')).not.toThrow();
});

test('if the storage is full, the new value is returned and the old one is removed', () => {
  const { storage, items, refuse } = fakeStorage();
  const safe = createSafeStorage(() => storage);
  safe.set('language', 'EN');
  refuse.setItem = true;
  expect(safe.set('language', 'UR')).toBe(false);
  expect(safe.get('language')).toBe('UR');
  expect(items.has('language')).toBe(false);
});

test('if a full storage has space again, the next value is written to it', () => {
  const { storage, items, refuse } = fakeStorage({ setItem: true });
  const safe = createSafeStorage(() => storage);
  safe.set('language', 'EN');
  refuse.setItem = false;
  safe.set('language', 'BN');
  expect(items.get('language')).toBe('BN');
  expect(safe.get('language')).toBe('BN');
});

test('a value that could not be stored is returned until it is removed, for any refused operations', () => {
  const faults = fc.record({
    setItem: fc.boolean(),
    getItem: fc.boolean(),
    removeItem: fc.boolean(),
    clear: fc.boolean(),
  });
  fc.assert(
    fc.property(faults, fc.string(), fc.string(), (refuse, key, value) => {
      const safe = createSafeStorage(() => fakeStorage(refuse).storage);
      fc.pre(!safe.set(key, value));
      expect(safe.get(key)).toBe(value);
      safe.remove(key);
      safe.clear();
      expect(safe.get(key)).toBeNull();
    }),
  );
});

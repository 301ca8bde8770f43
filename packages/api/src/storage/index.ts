export { localKeys } from './localKeys.ts';
export { createSafeStorage, safeLocalStorage, safeSessionStorage } from './safeStorage.ts';
export type { SafeStorage } from './safeStorage.ts';

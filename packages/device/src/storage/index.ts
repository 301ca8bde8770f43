export { localKeys } from './localKeys.ts';
export { laterKeys } from './laterKeys.ts';
export { createSafeStorage, safeLocalStorage, safeSessionStorage } from './safeStorage.ts';
export type { SafeStorage } from './safeStorage.ts';

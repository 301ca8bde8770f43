export { findByName, rankByName } from './findByName.ts';
export { foldText } from './foldText.ts';
export { kindNames } from './kindNames.ts';
export { toSearchName } from './searchName.ts';
export type { SearchName } from './searchName.ts';

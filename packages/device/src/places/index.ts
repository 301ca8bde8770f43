export { entryKey } from './entryKey.ts';
export { expectReturn } from './expectReturn.ts';
export { forgetReturn, foundPlace, nameEntry, notePlace, openPlace, savePlace } from './places.ts';

export { expectReturn, forgetReturn, foundPlace, nameEntry, notePlace, openPlace, savePlace } from './places.ts';

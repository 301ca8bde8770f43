export { entryKey } from './entryKey.ts';
export { expectReturn } from './expectReturn.ts';
export {
  forgetReturn,
  foundReturnPoint,
  nameEntry,
  noteReturnPoint,
  openReturnPoint,
  saveReturnPoint,
} from './returnPoints.ts';

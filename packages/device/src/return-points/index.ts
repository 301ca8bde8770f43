export { entryKey } from './entryKey.ts';
export { expectReturn } from './expectReturn.ts';
export type { ReturnPoint } from '../storage/index.ts';
export {
  forgetReturn,
  currentReturnPoint,
  nameEntry,
  addToReturnPoint,
  openReturnPoint,
  saveReturnPoint,
} from './returnPoints.ts';

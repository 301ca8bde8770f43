export { getSaferPlay } from './getSaferPlay.ts';
export { setPlayLimit } from './setPlayLimit.ts';
export { takeBreak } from './takeBreak.ts';

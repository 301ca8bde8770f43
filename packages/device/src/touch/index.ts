export { isHeld, watchHeld } from './held.ts';

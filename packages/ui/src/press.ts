export { vibrate } from './press/vibrate.ts';
export { watchPresses } from './press/watchPresses.ts';
export { watchToggles } from './press/watchToggles.ts';

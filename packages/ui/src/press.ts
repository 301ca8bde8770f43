export { watchPresses } from './press/watchPresses.ts';

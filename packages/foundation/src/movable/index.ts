export { useMovable } from './useMovable.ts';

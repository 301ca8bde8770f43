export { isPointerDown, watchPointerDown } from './pointerDown.ts';

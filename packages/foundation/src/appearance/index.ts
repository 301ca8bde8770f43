export { applyAppearance } from './applyAppearance.ts';

export { fillFunctions } from './fillFunctions.ts';

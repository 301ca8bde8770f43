export { loadCode } from './loadCode.ts';

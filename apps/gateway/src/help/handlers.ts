export { getHelp } from './getHelp.ts';

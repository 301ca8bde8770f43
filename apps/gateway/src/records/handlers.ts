export { getGameRecords } from './getGameRecords.ts';

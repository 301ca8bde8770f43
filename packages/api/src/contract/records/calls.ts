export * as getGameRecords from './getGameRecords.ts';

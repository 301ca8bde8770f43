export * as getLiveModels from './getLiveModels.ts';

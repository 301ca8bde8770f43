export * as getSaferPlay from './getSaferPlay.ts';
export * as setPlayLimit from './setPlayLimit.ts';
export * as takeBreak from './takeBreak.ts';

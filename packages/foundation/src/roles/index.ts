export { refusalMs } from './refusalMs.ts';
export { ruleFor } from './rules.ts';
export type { Action, Refusal, Rule } from './rules.ts';
export { useRule } from './useRule.ts';
export { signInPaths } from './signInPaths.ts';

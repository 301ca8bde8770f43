export type { Merchant, PublicMerchant, TemplateVersion } from './merchant.ts';
export type { Mode, Theme } from './theme/theme.schema.ts';
export { switchMeaning, switchNames } from './schema/switches.schema.ts';
export type { SwitchName } from './schema/switches.schema.ts';
export { describeProblem } from './resolve/problem.ts';
export type { MerchantProblem } from './resolve/problem.ts';
export { didYouMean } from './resolve/didYouMean.ts';
export { resolveMerchant } from './resolve/resolveMerchant.ts';
export type { MerchantFolder, ResolveResult } from './resolve/resolveMerchant.ts';

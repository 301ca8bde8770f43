export { contrast, contrastPairs } from './contrast.ts';
export type { ContrastPair } from './contrast.ts';
export { resolveTheme } from './resolveTheme.ts';
export { brandColors, brandRadii, modes, themeSchema } from './theme.schema.ts';
export type { BrandColor, BrandRadius, Mode, Theme } from './theme.schema.ts';
export { themeCss } from './themeCss.ts';
export { tokensCss } from './tokensCss.ts';
export type { ComponentTokenName, MeaningTokenName, TokenName } from './tokenName.ts';

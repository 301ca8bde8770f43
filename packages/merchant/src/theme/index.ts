export { brandColors, brandRadii, modes, themeSchema } from './theme.schema.ts';
export type { BrandColor, BrandRadius, Mode, Theme } from './theme.schema.ts';
export { themeCss } from './themeCss.ts';

import { colorMixes } from './colorMixes.ts';
import { directionSelectors } from './directionSelectors.ts';
import { fallbacks } from './fallbacks.ts';

/** The settings of PostCSS that make the styles work in the oldest supported browsers. */
export const olderBrowserStyles = () => ({ plugins: [colorMixes(), fallbacks(), directionSelectors()] });

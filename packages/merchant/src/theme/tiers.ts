import component from './tokens/component.tokens.json' with { type: 'json' };
import meaning from './tokens/meaning.tokens.json' with { type: 'json' };
import moreContrast from './tokens/moreContrast.tokens.json' with { type: 'json' };
import reducedMotion from './tokens/reducedMotion.tokens.json' with { type: 'json' };
import { tokensIn } from './tokensIn.ts';
import type { RawToken } from './tokenTypes.ts';

/** DTCG trees of the two tiers that the product defines, as in their files. */
export const tiers = { meaning, component } as const;
export type Tier = keyof typeof tiers;

/** Every token of the meaning and the component tier, by its name. */
export const definitions: ReadonlyMap<string, RawToken> = new Map([...tokensIn(meaning), ...tokensIn(component)]);

/** Values of tokens under reduced motion. They override a merchant's values. */
export const reducedMotionTokens: ReadonlyMap<string, RawToken> = tokensIn(reducedMotion);

/** Values of tokens for players who prefer more contrast. They have priority over a merchant's values. */
export const moreContrastTokens: ReadonlyMap<string, RawToken> = tokensIn(moreContrast);

/** User preferences in the browser, as media queries, and the tokens that they change. */
export const preferences: readonly { query: string; tokens: ReadonlyMap<string, RawToken> }[] = [
  { query: '(prefers-reduced-motion: reduce)', tokens: reducedMotionTokens },
  { query: '(prefers-contrast: more)', tokens: moreContrastTokens },
];

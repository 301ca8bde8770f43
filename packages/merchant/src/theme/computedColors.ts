import { hexOf, mixed } from './color/color.ts';
import { type ColorMix, mixProperty } from './colorMix.ts';
import { colorsOf } from './colorsOf.ts';
import { propertyOf } from './tokenCss.ts';
import type { RawToken } from './tokenTypes.ts';

/**
 * The values of custom properties that CSS would compute with `color-mix`, by property name. These are the mixes, and
 * those tokens in `names` that are a mix or have an alpha. The oldest supported browsers do not support `color-mix`.
 * @param tokens every token of a theme in one mode
 * @throws if a mix contains a property that is not a colour
 */
export function computedColors(
  tokens: ReadonlyMap<string, RawToken>,
  mixes: readonly ColorMix[],
  names: readonly string[],
): Map<string, string> {
  const lookUp = colorsOf(tokens);
  const byProperty = new Map([...tokens.keys()].map((name) => [propertyOf(name), name]));
  const colorOf = (property: string) => {
    const name = byProperty.get(property);
    if (name === undefined || tokens.get(name)!.type !== 'color')
      throw new Error(`${property} is mixed with another colour, and is not the property of a colour token.`);
    return lookUp(name)[0]!;
  };
  return new Map([
    ...names.flatMap((name) => {
      const token = tokens.get(name);
      const { mix, alpha } = token?.extensions ?? {};
      const isComputed = token?.type === 'color' && (mix !== undefined || alpha !== undefined);
      return isComputed ? [[propertyOf(name), hexOf(lookUp(name)[0]!)] as const] : [];
    }),
    ...mixes.map((mix) => {
      const second = mix.second === undefined ? transparent : colorOf(mix.second);
      return [mixProperty(mix), hexOf(mixed(colorOf(mix.first), second, mix.share))] as const;
    }),
  ]);
}

const transparent = { rgb: [0, 0, 0], alpha: 0 } as const;

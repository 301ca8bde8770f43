import { mixProperty } from '@livery/merchant/theme';
import type { Declaration, Plugin } from 'postcss';
import valueParser from 'postcss-value-parser';

/**
 * PostCSS plugin that replaces each `color-mix` by a custom property, for browsers that do not have the function. Each
 * skin sets the values of the properties, because it contains the merchant's colours (see `mixProperty`).
 * @throws if a mix is not `color-mix(in srgb, var(--a) 20%, var(--b))` or `… 20%, transparent)`
 */
export function colorMixes(): Plugin {
  return {
    postcssPlugin: 'livery:color-mixes',
    Declaration(declaration) {
      if (declaration.value.includes('color-mix(')) declaration.value = withProperties(declaration);
    },
  };
}

function withProperties(declaration: Declaration): string {
  const parsed = valueParser(declaration.value);
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'color-mix') return undefined;
    const text = valueParser.stringify(node);
    const [, first, percent, second] = mix.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
    if (first === undefined)
      throw declaration.error(
        `${text}: only color-mix(in srgb, var(--token) 20%, var(--token)) or transparent at the end works in old browsers`,
      );
    node.value = 'var';
    node.nodes = valueParser(mixProperty({ first, share: Number(percent) / 100, second })).nodes;
    return false;
  });
  return valueParser.stringify(parsed.nodes);
}

const mix = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+(?:\.\d+)?)%, (?:var\((--[\w-]+)\)|transparent)\)$/;

import type { Declaration, Plugin } from 'postcss';

const units = { dvb: 'vh', dvh: 'vh', dvi: 'vw', dvw: 'vw', svb: 'vh', svh: 'vh', lvb: 'vh', lvh: 'vh' };

const newerUnit = new RegExp(`(?<=\\d)(${Object.keys(units).join('|')})\\b`, 'g');

/**
 * PostCSS plugin: puts an older form before each declaration that some supported browsers do not know: `vh` before `dvb`
 * (Chromium before 108), `overflow: hidden` before `overflow: clip` (Safari before 16). A browser ignores the
 * declaration that it does not know and uses the one before it.
 * @throws for a newer unit in a custom property: a browser accepts any value of it, so that no declaration before it counts
 */
export function fallbacks(): Plugin {
  return {
    postcssPlugin: 'livery:fallbacks',
    Once(root) {
      root.walkDecls((declaration) => {
        const value = olderValue(declaration);
        if (value === declaration.value) return;
        if (declaration.prop.startsWith('--'))
          throw declaration.error(`${declaration.prop}: a custom property cannot have a fallback for its unit`);
        declaration.cloneBefore({ value });
      });
    },
  };
}

function olderValue({ prop, value }: Declaration): string {
  if (prop.startsWith('overflow') && /\bclip\b/.test(value)) return 'hidden';
  return value.replaceAll(newerUnit, (unit) => units[unit as keyof typeof units]);
}

import type { Plugin } from 'postcss';

/**
 * PostCSS plugin: replaces values that some supported browsers do not know.
 * - `100dvb` becomes `calc(100 * var(--dvb))`: Chromium before 108 has no `dvb`. The base styles give `--dvb` its value.
 *   Two declarations would not do: a browser accepts any value that contains `var()`, and then ignores the first.
 * - `overflow: hidden` comes before `overflow: clip`: Safari before 16 does not know `clip`.
 */
export function fallbacks(): Plugin {
  return {
    postcssPlugin: 'livery:fallbacks',
    Once(root) {
      root.walkDecls((declaration) => {
        const { prop, value } = declaration;
        if (prop.startsWith('overflow') && /\bclip\b/.test(value)) declaration.cloneBefore({ value: 'hidden' });
        if (prop !== '--dvb') declaration.value = value.replaceAll(/\b([\d.]+)dvb\b/g, 'calc($1 * var(--dvb))');
      });
    },
  };
}

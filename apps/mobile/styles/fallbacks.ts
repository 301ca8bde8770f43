import { AtRule, type Declaration, type Plugin, type Rule } from 'postcss';

/**
 * PostCSS plugin: replaces values that some supported browsers do not support.
 * - `100dvb` becomes `calc(100 * var(--dvb))`, because Chromium before 108 does not support `dvb`. The base styles set
 * `--dvb`. An additional declaration as a fallback would have no effect: browsers accept any value that contains
 * `var()`, and then ignore an earlier declaration.
 * - `overflow: clip` gets an additional rule with `hidden` for browsers without `clip` (Safari before 16). The rule is
 * inside `@supports not`. The minifier would remove an additional declaration of the same property.
 */
export function fallbacks(): Plugin {
  return {
    postcssPlugin: 'livery:fallbacks',
    Once(root) {
      root.walkDecls((declaration) => {
        const { prop, value } = declaration;
        if (prop.startsWith('overflow') && /\bclip\b/.test(value)) hideWithoutClip(declaration);
        if (prop !== '--dvb') declaration.value = value.replaceAll(/\b([\d.]+)dvb\b/g, 'calc($1 * var(--dvb))');
      });
    },
  };
}

function hideWithoutClip(declaration: Declaration): void {
  const rule = declaration.parent as Rule;
  const hidden = rule.clone({ nodes: [declaration.clone({ value: 'hidden' })] });
  // Vite warns about nodes without a source.
  const { source } = rule;
  rule.after(
    new AtRule({ name: 'supports', params: 'not (overflow: clip)', nodes: [hidden], ...(source && { source }) }),
  );
}

import { AtRule, type Declaration, type Plugin, type Rule } from 'postcss';

/**
 * PostCSS plugin: replaces values that some supported browsers do not know.
 * - `100dvb` becomes `calc(100 * var(--dvb))`: Chromium before 108 has no `dvb`. The base styles set the value of
 * `--dvb`. Two declarations would not work: a browser accepts any value that contains `var()`, and then ignores the
 * first one.
 * - `overflow: clip` gets a rule with `hidden` for browsers that do not know it (Safari before 16). It is inside
 * `@supports not`: the minifier removes a declaration before another one of the same property.
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

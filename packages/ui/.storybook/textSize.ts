/** Text sizes of the toolbar, in per cent of the browser's default. */
export const textSizes = ['100', '130', '200'] as const;

/** A browser's default text size in pixels. */
const defaultSize = 16;

/**
 * Makes the page as large as for a player whose browser text size is `percent`. A page cannot set the text size of the
 * browser. So this function replaces `100%` by a number of pixels in the rule that reads the text size (`html` in
 * base.css).
 */
export function setTextSize(percent: string) {
  const size = percent === '100' ? '' : rule().replace('100%', `${(Number(percent) / 100) * defaultSize}px`);
  document.documentElement.style.fontSize = size;
}

/** The font size that base.css sets on the page. Throws if no rule sets it. */
function rule(): string {
  for (const { style, selectorText } of [...document.styleSheets].flatMap((sheet) => [...styleRules(sheet.cssRules)])) {
    if (selectorText === 'html' && style.fontSize.includes('100%')) return style.fontSize;
  }
  throw new Error('No rule for html reads the browser’s text size (100%): see packages/ui/src/styles/base.css.');
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
    else if (rule instanceof CSSImportRule && rule.styleSheet !== null) yield* styleRules(rule.styleSheet.cssRules);
  }
}

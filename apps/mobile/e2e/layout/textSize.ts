import type { Frame, Page } from '@playwright/test';

/**
 * Sets the person's own text size, in per cent: what the browser's setting does to the page, which reads it in one rule.
 * `textSize.test.ts` holds that this is the same.
 */
export async function setTextSize(page: Page | Frame, percent: number): Promise<void> {
  await page.evaluate((size) => {
    const rules = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) =>
        rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? rules(rule.cssRules) : [],
      );
    const rule = [...document.styleSheets]
      .flatMap((sheet) => rules(sheet.cssRules))
      .find(({ selectorText, style }) => selectorText === 'html' && style.fontSize.includes('100%'))!;
    document.documentElement.style.fontSize =
      size === 100 ? '' : rule.style.fontSize.replace('100%', `${size * 0.16}px`);
  }, percent);
}

import type { Frame, Page } from '@playwright/test';

/**
 * Sets the player's own text size, in per cent. It has the effect of the browser's setting, which the page reads in one
 * rule; `textSize.test.ts` checks that.
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

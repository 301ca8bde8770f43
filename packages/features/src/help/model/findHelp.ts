import { foldText } from '@livery/i18n/search';
import { plainText } from '@livery/ui/html';
import type { TargetPage } from './helpPages.ts';

/**
 * A page in the form that a search compares. It is created only once, because each typed letter starts a new
 * comparison.
 */
export interface SearchPage {
  page: TargetPage;
  title: string;
  text: string;
}

/** Normalises titles and texts for the search, so that case, accents and digits of other scripts make no difference. */
export const toSearchPages = (pages: readonly TargetPage[]): SearchPage[] =>
  pages.map((page) => {
    const title = foldText(page.title);
    return { page, title, text: `${title} ${foldText(plainText(page.html))}` };
  });

/** Returns the pages that contain every typed word. Pages with all words in the title come first. */
export function findHelp(pages: readonly SearchPage[], typed: string): TargetPage[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = pages.filter(({ text }) => has(text));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))].map(
    ({ page }) => page,
  );
}

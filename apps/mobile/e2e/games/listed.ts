import type { Page } from '@playwright/test';
import type { Words } from '../fixtures/words.ts';

/** Returns the tiles of the visible endless list, without the tiles of the strips above it. */
export const listed = (page: Page, words: Words) =>
  page.getByRole('list', { name: words('games', 'title'), exact: true }).getByRole('listitem');

import type { BrowserContext, Page } from '@playwright/test';

/** Number of rows of the plain list. No fling reaches the end of a page of this length. */
const rows = 160;

/**
 * Opens a page with the list's own markup, styles and pictures as plain HTML: without code, with all rows from the
 * start.
 */
export async function openPlainList(context: BrowserContext, list: Page): Promise<Page> {
  const html = await list.evaluate(writePlainList, rows);
  const page = await context.newPage();
  const address = new URL('/plain-list.html', list.url()).href;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  return page;
}

/** Runs in the page of the list: returns its HTML without code, with its rows repeated. */
function writePlainList(count: number): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const code of copy.querySelectorAll('script, link[rel=modulepreload], dialog')) code.remove();
  const place = copy.querySelector<HTMLElement>('[role=list]:has([role=listitem])')!;
  const tiles = [...place.querySelectorAll('[role=listitem]')];
  const row = tiles[0]!.parentElement!;
  const perRow = row.children.length;
  for (const element of [place, row]) element.removeAttribute('style');
  const plain = Array.from({ length: count }, (_, index) => {
    const one = row.cloneNode() as Element;
    const own = Array.from({ length: perRow }, (__, column) => tiles[(index * perRow + column) % tiles.length]!);
    one.append(...own.map((tile) => tile.cloneNode(true)));
    return one;
  });
  place.replaceChildren(...plain);
  return `<!doctype html>${copy.outerHTML}`;
}

import type { Page } from '@playwright/test';

/** Maximum number of games in a reply of the gateway. */
const gatewayPage = 100;

interface ListReply {
  success: boolean;
  value: { games: { nodeId: string }[] };
}

/**
 * Answers the page's first call for a list with all `games` games, because the app requests only 25 at a time. If
 * the gateway has fewer games, they are repeated with new ids and the same pictures.
 */
export async function answerInOnePage(page: Page, games: number): Promise<void> {
  await page.route('**/GCSGAME_gameList?**', async (route) => {
    const found: { nodeId: string }[] = [];
    for (let pageNo = 1; found.length < games; pageNo += 1) {
      const url = new URL(route.request().url());
      // Node resolves no names below localhost. The request's own header names the merchant.
      url.hostname = 'localhost';
      url.searchParams.set('pageSize', String(gatewayPage));
      url.searchParams.set('pageNo', String(pageNo));
      const { value } = (await (await route.fetch({ url: url.href })).json()) as ListReply;
      if (value.games.length === 0) break;
      found.push(...value.games);
    }
    if (found.length === 0) throw new Error('The gateway has no games.');
    const all = Array.from({ length: games }, (_, at) => {
      const game = found[at % found.length]!;
      return at < found.length ? game : { ...game, nodeId: `${game.nodeId}-${at}` };
    });
    await route.fulfill({ json: { success: true, value: { games: all, pageNum: 1, totalPages: 1 } } });
  });
}

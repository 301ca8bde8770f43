import type { GameValue } from '@livery/api/contract';
import { NotChecked } from '../replies/mismatch.ts';
import type { Kit } from '../kit.ts';
import type { ValueOf } from '../wire/makeCall.ts';
import type { ChecksOf } from './check.ts';

type Calling = Pick<Kit<'getGameList'>, 'call' | 'merchant'>;
const nobodys = { nodeId: 'nobody-knows-this', vendor: 'NOBODY_KNOWS' };
const language = 'EN';
const listQuery = ({ merchant }: Calling) =>
  ({ merchant: merchant.code, clientType: '2', platform: 'html5', language }) as const;

export const gamesChecks: ChecksOf<'games'> = {
  async getVendorGameTypes(kit) {
    const categories = await kit.assertGood({ query: { typeId: '1', merchant_code: kit.merchant.code } });
    kit.assertEqual(
      'a category for each kind of game once',
      new Set(categories.map(({ gameCategory }) => gameCategory)).size,
      categories.length,
    );
    await kit.assertRefused('of another type', 'REQUEST_INVALID', {
      query: { typeId: '2' as '1', merchant_code: kit.merchant.code },
    });
  },

  async getGameList(kit) {
    const all = await kit.assertGood({ query: { ...listQuery(kit), pageSize: 5 } });
    kit.assertEqual('a page has at most the requested number', all.games.length <= 5, true);
    await checkPositions(kit, all);
    const ofType = await kit.assertGood({ query: { ...listQuery(kit), gameType: 'RNG' } }, 'of one kind');
    kit.assertEqual('games of other kinds', ofType.games.filter(({ gameType }) => gameType !== 'RNG').length, 0);
    const none = await kit.assertGood(
      { query: { ...listQuery(kit), gameName: 'nobody-knows-this-game' } },
      'of an unknown name',
    );
    kit.assertEqual('the listed games', none.games, []);
    await kit.assertRefused('with page 0', 'REQUEST_INVALID', { query: { ...listQuery(kit), pageNo: 0 } });
    await kit.assertRefused('of an unknown kind', 'REQUEST_INVALID', {
      query: { ...listQuery(kit), gameType: 'CHESS' as 'RNG' },
    });
  },

  getHotGames: (kit) =>
    kit.assertGood({ query: { merchantCode: kit.merchant.code, isPlatform: '2', platform: 'html5', language } }),

  async getPopularGames(kit) {
    const { list } = await kit.assertGood({ query: {} });
    kit.assertEqual(
      'the most played first',
      list.map(({ plays }) => plays),
      list.map(({ plays }) => plays).toSorted((a, b) => b - a),
    );
  },

  async getFavoriteGames(kit) {
    await kit.assertGood({ token: await kit.accounts.member(), query: { language } });
    await kit.assertGood({ token: await kit.accounts.trial(), query: { language } }, 'for a trial account');
  },

  async getFavoriteGamesAll(kit) {
    await kit.assertGood({ token: await kit.accounts.member(), query: { language } });
  },

  async addFavoriteGame(kit) {
    const { token } = await kit.accounts.newMember();
    const { nodeId, vassalage } = await someGame(kit);
    for (const step of ['good reply', 'a second time'])
      kit.assertEqual(
        `the answer, ${step}`,
        await kit.assertGood({ token, body: { nodeId, vendor: vassalage } }, step),
        {
          success: true,
        },
      );
    kit.assertEqual(
      'the favourites afterwards',
      (await kit.call('getFavoriteGames', { token, query: { language } })).content.map((game) => game.nodeId),
      [nodeId],
    );
    await kit.assertRefused('with an unknown game', 'NOT_FOUND', { token, body: nobodys });
  },

  async removeFavoriteGame(kit) {
    const { token } = await kit.accounts.newMember();
    const { nodeId, vassalage } = await someGame(kit);
    await kit.call('addFavoriteGame', { token, body: { nodeId, vendor: vassalage } });
    kit.assertEqual('the answer', await kit.assertGood({ token, query: { nodeId, vendor: vassalage } }), {
      success: true,
    });
    kit.assertEqual(
      'the favourites afterwards',
      (await kit.call('getFavoriteGames', { token, query: { language } })).content,
      [],
    );
  },

  async getRecentGames(kit) {
    await kit.assertGood({ token: await kit.accounts.member(), query: {} });
  },

  async addRecentGame(kit) {
    const { token } = await kit.accounts.newMember();
    const { nodeId, vassalage } = await someGame(kit);
    kit.assertEqual('the answer', await kit.assertGood({ token, query: { nodeId, vendor: vassalage } }), {
      success: true,
    });
    kit.assertEqual(
      'the first recent game afterwards',
      (await kit.call('getRecentGames', { token, query: {} })).list[0]?.nodeId,
      nodeId,
    );
    await kit.assertRefused('with an unknown game', 'NOT_FOUND', { token, query: nobodys });
  },

  async launchGame(kit) {
    const { token } = await kit.accounts.newMember();
    const game = await someGame(kit);
    const query = {
      ...wayTo(game),
      nodeId: game.nodeId,
      supportPlay: game.supportPlay,
      platform: 'html5',
      language,
    } as const;
    const { url } = await kit.assertGood({ token, query });
    kit.assertEqual("the session's token is not in the address", url.includes(token), false);
    await kit.assertRefused('with a return address at another host', 'REQUEST_INVALID', {
      token,
      query: { ...query, backUrl: '//nobody.example' },
    });
    await kit.assertRefused('with an unknown game', 'NOT_FOUND', {
      token,
      query: { ...query, nodeId: nobodys.nodeId, vassalage: nobodys.vendor },
    });
  },
};

/**
 * A gateway may support page numbers only. If it also returns the position after a page, the next page must start at
 * that position.
 */
async function checkPositions(kit: Kit<'getGameList'>, { games, next }: ValueOf<'getGameList'>) {
  if (next === undefined) return;
  const query = { ...listQuery(kit), pageSize: 5 };
  const second = await kit.assertGood({ query: { ...query, pageNo: 2, after: next } }, 'after the first page');
  const ids = games.map(({ nodeId }) => nodeId);
  kit.assertEqual(
    'games of the first page again',
    second.games.filter(({ nodeId }) => ids.includes(nodeId)),
    [],
  );
  kit.assertEqual(
    'games after the same position, for any page number',
    (await kit.call('getGameList', { query: { ...query, after: next } })).games.map(({ nodeId }) => nodeId),
    second.games.map(({ nodeId }) => nodeId),
  );
  await kit.assertRefused('after an invalid position', 'REQUEST_INVALID', { query: { ...query, after: 'nonsense' } });
}

/**
 * A game of the catalogue, if possible one for real money.
 * @throws NotChecked
 */
async function someGame(kit: Calling): Promise<GameValue> {
  const { games } = await kit.call('getGameList', { query: { ...listQuery(kit), gameType: 'RNG', pageSize: 25 } });
  const game = games.find(({ supportPlay }) => supportPlay.includes('REAL')) ?? games[0];
  if (game === undefined) throw new NotChecked('it needs a game, but the gateway lists none');
  return game;
}

const wayTo = ({ gameType, vassalage, gameId, roomId }: GameValue) => ({
  gameCategory: gameType,
  vassalage,
  ...(roomId === undefined ? { gameId } : { roomId }),
});

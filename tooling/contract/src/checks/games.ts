import type { GameValue } from '@livery/api/contract';
import { NotChecked } from '../judge/mismatch.ts';
import type { Kit } from '../kit.ts';
import type { ChecksOf } from './check.ts';

type Asking = Pick<Kit<'getGameList'>, 'ask' | 'merchant'>;
const nobodys = { nodeId: 'nobody-knows-this', vendor: 'NOBODY_KNOWS' };
const language = 'EN';
const listQuery = ({ merchant }: Asking) =>
  ({ merchant: merchant.code, clientType: '2', platform: 'html5', language }) as const;

export const gamesChecks: ChecksOf<'games'> = {
  async getVendorGameTypes(kit) {
    const categories = await kit.good({ query: { typeId: '1', merchant_code: kit.merchant.code } });
    kit.holds(
      'a category for each kind of game once',
      new Set(categories.map(({ gameCategory }) => gameCategory)).size,
      categories.length,
    );
    await kit.refused('of another type', 'REQUEST_INVALID', {
      query: { typeId: '2' as '1', merchant_code: kit.merchant.code },
    });
  },

  async getGameList(kit) {
    const all = await kit.good({ query: { ...listQuery(kit), pageSize: 5 } });
    kit.holds('a page is no longer than asked for', all.games.length <= 5, true);
    const ofType = await kit.good({ query: { ...listQuery(kit), gameType: 'RNG' } }, 'of one kind');
    kit.holds('games of other kinds', ofType.games.filter(({ gameType }) => gameType !== 'RNG').length, 0);
    const none = await kit.good(
      { query: { ...listQuery(kit), gameName: 'nobody-knows-this-game' } },
      'of a name nobody knows',
    );
    kit.holds('what it lists', none.games, []);
    await kit.refused('with page 0', 'REQUEST_INVALID', { query: { ...listQuery(kit), pageNo: 0 } });
    await kit.refused('of a kind nobody knows', 'REQUEST_INVALID', {
      query: { ...listQuery(kit), gameType: 'CHESS' as 'RNG' },
    });
  },

  getHotGames: (kit) =>
    kit.good({ query: { merchantCode: kit.merchant.code, isPlatform: '2', platform: 'html5', language } }),

  async getPopularGames(kit) {
    const { list } = await kit.good({ query: {} });
    kit.holds(
      'the most played first',
      list.map(({ plays }) => plays),
      list.map(({ plays }) => plays).toSorted((a, b) => b - a),
    );
  },

  async getFavoriteGames(kit) {
    await kit.good({ token: await kit.people.member(), query: { language } });
    await kit.good({ token: await kit.people.trial(), query: { language } }, 'for a trial account');
  },

  async getFavoriteGamesAll(kit) {
    await kit.good({ token: await kit.people.member(), query: { language } });
  },

  async addFavoriteGame(kit) {
    const { token } = await kit.people.newMember();
    const { nodeId, vassalage } = await someGame(kit);
    for (const step of ['good reply', 'a second time'])
      kit.holds(`the answer, ${step}`, await kit.good({ token, body: { nodeId, vendor: vassalage } }, step), {
        success: true,
      });
    kit.holds(
      'the favourites afterwards',
      (await kit.ask('getFavoriteGames', { token, query: { language } })).content.map((game) => game.nodeId),
      [nodeId],
    );
    await kit.refused('with a game nobody knows', 'NOT_FOUND', { token, body: nobodys });
  },

  async removeFavoriteGame(kit) {
    const { token } = await kit.people.newMember();
    const { nodeId, vassalage } = await someGame(kit);
    await kit.ask('addFavoriteGame', { token, body: { nodeId, vendor: vassalage } });
    kit.holds('the answer', await kit.good({ token, body: { nodeId, vendor: vassalage } }), { success: true });
    kit.holds(
      'the favourites afterwards',
      (await kit.ask('getFavoriteGames', { token, query: { language } })).content,
      [],
    );
  },

  async getRecentGames(kit) {
    await kit.good({ token: await kit.people.member(), query: {} });
  },

  async addRecentGame(kit) {
    const { token } = await kit.people.newMember();
    const { nodeId, vassalage } = await someGame(kit);
    kit.holds('the answer', await kit.good({ token, query: { nodeId, vendor: vassalage } }), { success: true });
    kit.holds(
      'the first recent game afterwards',
      (await kit.ask('getRecentGames', { token, query: {} })).list[0]?.nodeId,
      nodeId,
    );
    await kit.refused('with a game nobody knows', 'NOT_FOUND', { token, query: nobodys });
  },

  async launchGame(kit) {
    const { token } = await kit.people.newMember();
    const game = await someGame(kit);
    const query = {
      ...wayTo(game),
      nodeId: game.nodeId,
      supportPlay: game.supportPlay,
      platform: 'html5',
      language,
    } as const;
    const { url } = await kit.good({ token, query });
    kit.holds("the session's token is not in the address", url.includes(token), false);
    await kit.refused('with a way back to another host', 'REQUEST_INVALID', {
      token,
      query: { ...query, backUrl: '//nobody.example' },
    });
    await kit.refused('with a game nobody knows', 'NOT_FOUND', {
      token,
      query: { ...query, nodeId: nobodys.nodeId, vassalage: nobodys.vendor },
    });
  },
};

/** A game of the catalogue that money of a member opens. @throws NotChecked */
async function someGame(kit: Asking): Promise<GameValue> {
  const { games } = await kit.ask('getGameList', { query: { ...listQuery(kit), gameType: 'RNG', pageSize: 25 } });
  const game = games.find(({ supportPlay }) => supportPlay.includes('REAL')) ?? games[0];
  if (game === undefined) throw new NotChecked('it needs a game, and the gateway lists none');
  return game;
}

const wayTo = ({ gameType, vassalage, gameId, roomId }: GameValue) => ({
  gameCategory: gameType,
  vassalage,
  ...(roomId === undefined ? { gameId } : { roomId }),
});

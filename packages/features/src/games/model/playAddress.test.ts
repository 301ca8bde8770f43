import type { Game } from '@livery/api/games/gameLists';
import { describe, expect, test } from 'vitest';
import { playAddress, readPlayAddress } from './playAddress.ts';

const game = (more: Partial<Game> = {}): Game => ({
  id: 'node-1',
  gameId: 'game 1&2',
  name: 'Game 1',
  category: 'RNG',
  vendorCode: 'ACME',
  vendorName: 'Acme',
  iconPath: 'a/b.avif',
  supportPlay: 'REAL,FREE',
  isNew: false,
  isHot: false,
  isLive: false,
  ...more,
});
const lottery = (more: Partial<Game> = {}) =>
  game({ category: 'LOTT', gameCode: 'DDRW_1', gameGroupId: 'quick', lottoMode: 'Tradition', ...more });
const read = (address: string) => {
  const { pathname, search } = new URL(address, 'http://app.test');
  return readPlayAddress(pathname, search);
};
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://app.test').searchParams);
const from = '/m/gameList?type=hot';

describe('the address of a game', () => {
  test('[GAME-04] contains category, vendor, game or room, node and supportPlay, and can be parsed again', () => {
    for (const one of [game(), game({ category: 'LIVE', roomId: 'room/7' })]) {
      const { id, category, vendorCode, gameId, roomId, supportPlay } = one;
      const address = playAddress(one, { from });
      expect(address).toMatch(/^\/m\/play\?/);
      expect(read(address)).toEqual({ id, category, vendorCode, gameId, supportPlay, ...(roomId && { roomId }) });
    }
  });

  test.each([
    ['LOTT', 'Tradition', 'trad', 'Lott'],
    ['LOTT', 'New Entertainment', 'ent', 'ZY'],
    ['LOTT', undefined, 'trad', 'Lott'],
    ['ELOTT', 'Entertainment', 'ent', 'Elott'],
    ['ELOTT', 'Tradition', 'trad', 'Elott'],
  ] as const)(
    '[GAME-03] [LOTTO-02] %s with the mode %s has playType %s, and the prize mode %s',
    (category, lottoMode, playType, prize) => {
      const address = playAddress(lottery({ category, ...(lottoMode ? { lottoMode } : { lottoMode: '' }) }), { from });
      expect(address).toMatch(/^\/m\/launchGame\?/);
      expect(queryOf(address)).toMatchObject({
        playType,
        prize_mode: prize,
        gameId: 'game 1&2',
        gameGroupId: 'quick',
        code: 'DDRW_1',
      });
      expect(read(address)).toMatchObject({
        id: 'node-1',
        vendorCode: 'ACME',
        category,
        prizeMode: prize,
        isLobby: false,
      });
    },
  );

  test.each(['TCG_LOTTO_VN', 'TCG_SEA'])('[GAME-02] of %s contains the lobby, and a prize mode', (vendorCode) => {
    const address = playAddress(lottery({ vendorCode }), { from });
    expect(queryOf(address)).toMatchObject({ code: 'lobby', prize_mode: 'Lott' });
    expect(read(address)).toMatchObject({ isLobby: true, prizeMode: 'Lott' });
  });

  test('[GAME-07] opens the lobby of a vendor with the GPI flag', () => {
    const elott = lottery({ category: 'ELOTT' });
    expect(queryOf(playAddress(elott, { from, isGpi: true }))['code']).toBe('lobby');
    expect(queryOf(playAddress(elott, { from, isGpi: false }))['code']).toBe('DDRW_1');
  });

  test('[GAME-06] contains pageBack only if the game is opened from home or the lotteries', () => {
    for (const home of ['/m/home', '/m/index.html', '/m?a=1', '/m/lottery?type=elott', '/m/startLottery'])
      expect(queryOf(playAddress(lottery(), { from: home }))['pageBack']).toBe('home');
    expect(queryOf(playAddress(lottery(), { from }))).not.toHaveProperty('pageBack');
  });

  test('identifies a lottery by its code or game id if it contains nothing else', () => {
    expect(read('/m/launchGame?playType=trad&code=DDRW_1&prize_mode=Elott')).toEqual({
      category: 'ELOTT',
      code: 'DDRW_1',
      isLobby: false,
      prizeMode: 'Elott',
    });
    expect(read('/m/launchGame?gameId=7')).toMatchObject({ category: 'LOTT', gameId: '7' });
  });

  test('[ROUTE-08] identifies a lottery by its kind if it contains neither game nor code', () => {
    expect(read('/m/launchGame?gameGroupId=dice&prize_mode=Elott')).toEqual({
      category: 'ELOTT',
      kind: 'dice',
      isLobby: false,
      prizeMode: 'Elott',
    });
    expect(read('/m/launchGame?code=lobby&gameGroupId=dice')).toMatchObject({ kind: 'dice', isLobby: true });
    for (const more of ['code=DDRW_1', 'gameId=7'])
      expect(read(`/m/launchGame?gameGroupId=draw5&${more}`)).not.toHaveProperty('kind');
  });

  test('[ROUTE-08] can contain an unknown prize mode, which is ignored', () => {
    for (const prizeMode of ['Lott', 'ZY', 'Elott'])
      expect(read(`/m/launchGame?code=DDRW_1&prize_mode=${prizeMode}`)).toMatchObject({ prizeMode });
    expect(read('/m/launchGame?code=DDRW_1&prize_mode=Best')).not.toHaveProperty('prizeMode');
  });

  test.each([
    '/m/play',
    '/m/play?gameType=RNG&vassalage=ACME',
    '/m/play?gameType=NONE&vassalage=ACME&nodeId=1',
    '/m/play?nodeId=1&gameType=RNG',
    '/m/launchGame',
    '/m/launchGame?code=lobby',
    '/m/launchGame?playType=ent&prize_mode=Best',
  ])('%s names no game', (address) => expect(read(address)).toBeUndefined());
});

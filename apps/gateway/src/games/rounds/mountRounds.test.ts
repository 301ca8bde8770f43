import { createHash } from 'node:crypto';
import type { GameType } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFairRandom } from '../../crypto/fairRandom.ts';
import { openGame as openGameOf } from '../../testing/openGame.ts';
import { reserveDraw } from '../../testing/testDraw.ts';
import { startTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { roundRules } from './roundRules.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  // Removes the lotteries from their vendors, because their tiles would open the lottery frame.
  await gateway.sql("update lottery_games set vendor_code = 'ELSEWHERE'");
});
afterAll(() => gateway.close());

const tokens = new Map<string, string>();

interface TestGame {
  gameType: GameType;
  classification?: string | undefined;
  username?: string;
}

async function openGame({ username = 'demo1', ...game }: TestGame) {
  const token = tokens.get(username) ?? (await gateway.tokenOf(username));
  tokens.set(username, token);
  return openGameOf(gateway, { token, ...game });
}

const balance = async (token: string) =>
  (await gateway.call('getWallet', { token })).value.wallets.find(({ code }) => code === 'MAIN')!.balance;
const cents = (amount: string) => Number(amount.replace('.', ''));

/** Game type, classification and choice. */
const rounds: readonly (readonly [GameType, string | undefined, unknown])[] = [
  ['RNG', undefined, undefined],
  ['FISH', undefined, 3],
  ['LIVE', 'baccarat', 'higher'],
  ['LIVE', 'roulette', 'red'],
  ['LIVE', 'roulette', 17],
  ['PVP', undefined, 'lower'],
  ['SPORTS', undefined, 4],
  ['ELOTT', undefined, [1, 5, 9, 13, 20]],
  ['LOTT', undefined, [2, 3, 4, 5, 6]],
];

test.each(sample(rounds, 4))(
  'a round of %s (%s, choice %j) moves the amounts of its reply and is recorded',
  async (gameType, classification, choice) => {
    const { token, nodeId, play, stake } = await openGame({ gameType, classification });
    let expected = cents(await balance(token));
    for (let i = 0; i < 4; i++) {
      const { status, value } = await play({ stake, choice });
      expect([status, value.stake]).toEqual([200, stake]);
      expected += cents(value.payout) - cents(stake);
      expect(cents(await balance(token))).toBe(expected);
      expect(cents(value.shownBalance.replaceAll(/[^\d.]/g, ''))).toBe(expected);
      const [round] = await gateway.sql(
        'select game_rounds.*, node_id from game_rounds join games on games.id = game_row order by game_rounds.id desc limit 1',
      );
      expect(round).toMatchObject({
        node_id: nodeId,
        game_type: gameType,
        lottery_code: null,
        stake: String(cents(stake)),
        payout: String(cents(value.payout)),
        outcome: { ...value.outcome, ...value.proof },
      });
    }
  },
);

test('each round can be verified: its seed was committed before, and its key comes from the player', async () => {
  const { play, stake, next } = await openGame({ gameType: 'RNG' });
  let announced = next.commitment;
  for (let i = 0; i < 5; i++) {
    const key = `my-own-key-${i}`;
    const { value } = await play({ stake }, { 'Idempotency-Key': key });
    expect(value.proof.key).toBe(key);
    expect(value.proof.commitment).toBe(announced);
    const seed = Buffer.from(value.proof.seed, 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(announced);
    const { pays, outcome } = roundRules.reels.play(
      createFairRandom(seed, key),
      undefined,
      createFairRandom(seed, 'unused'),
    );
    expect(value.outcome).toEqual(outcome);
    expect(cents(value.payout)).toBe(Math.floor((cents(stake) * pays) / 100));
    announced = value.next.commitment;
  }
});

test('a key plays one round only, with one stake only', async () => {
  const { token, play, stake, stakes } = await openGame({ gameType: 'RNG' });
  const before = cents(await balance(token));
  const headers = { 'Idempotency-Key': 'again-and-again' };
  const replies = await Promise.all(Array.from({ length: 5 }, () => play({ stake }, headers)));
  expect(replies.map(({ value }) => value)).toEqual(Array.from({ length: 5 }, () => replies[0]!.value));
  expect(cents(await balance(token))).toBe(before - cents(stake) + cents(replies[0]!.value.payout));
  expect((await play({ stake: stakes[1]! }, headers)).code).toBe('KEY_REUSED');
});

test('simultaneous rounds have different seeds', { tags: 'whole' }, async () => {
  const { token, play, stake } = await openGame({ gameType: 'SPORTS' });
  const before = cents(await balance(token));
  const replies = await Promise.all(Array.from({ length: 8 }, () => play({ stake, choice: 0 })));
  expect(new Set(replies.map(({ value }) => value.proof.seed)).size).toBe(8);
  expect(cents(await balance(token))).toBe(
    before + replies.reduce((sum, { value }) => sum + cents(value.payout) - cents(stake), 0),
  );
});

test.each<[string, TestGame, Record<string, unknown>, string]>([
  ['no stake', { gameType: 'RNG' }, {}, 'REQUEST_INVALID'],
  ['a stake of zero', { gameType: 'RNG' }, { stake: '0' }, 'STAKE_OUT_OF_RANGE'],
  ['a negative stake', { gameType: 'RNG' }, { stake: '-10.00' }, 'STAKE_OUT_OF_RANGE'],
  ['a stake above the largest', { gameType: 'RNG' }, { stake: '1000.01' }, 'STAKE_OUT_OF_RANGE'],
  ['a stake that is not a number', { gameType: 'RNG' }, { stake: '1e3' }, 'STAKE_OUT_OF_RANGE'],
  ['a choice in a game without choices', { gameType: 'RNG' }, { stake: '100.00', choice: 1 }, 'REQUEST_INVALID'],
  ['an unknown fish', { gameType: 'FISH' }, { stake: '100.00', choice: 8 }, 'REQUEST_INVALID'],
  [
    'an invalid card guess',
    { gameType: 'LIVE', classification: 'baccarat' },
    { stake: '100.00', choice: 'same' },
    'REQUEST_INVALID',
  ],
  [
    'an invalid roulette bet',
    { gameType: 'LIVE', classification: 'roulette' },
    { stake: '100.00', choice: 'green' },
    'REQUEST_INVALID',
  ],
  [
    'a pocket above 36',
    { gameType: 'LIVE', classification: 'roulette' },
    { stake: '100.00', choice: 37 },
    'REQUEST_INVALID',
  ],
  ['half a corner', { gameType: 'SPORTS' }, { stake: '100.00', choice: 1.5 }, 'REQUEST_INVALID'],
  ['four numbers', { gameType: 'ELOTT' }, { stake: '100.00', choice: [1, 2, 3, 4] }, 'REQUEST_INVALID'],
  ['a number twice', { gameType: 'ELOTT' }, { stake: '100.00', choice: [1, 1, 2, 3, 4] }, 'REQUEST_INVALID'],
  ['a number above 20', { gameType: 'ELOTT' }, { stake: '100.00', choice: [1, 2, 3, 4, 21] }, 'REQUEST_INVALID'],
  ['a wish', { gameType: 'RNG' }, { stake: '100.00', payout: '999' }, 'REQUEST_INVALID'],
])('%s is rejected, and no money moves', async (_case, game, body, code) => {
  const { token, play } = await openGame(game);
  const before = await balance(token);
  expect((await play(body)).code).toBe(code);
  expect(await balance(token)).toBe(before);
});

test('only the visit that opened the game can play, while it lasts, and only from its own page', async () => {
  const { token, play, stake } = await openGame({ gameType: 'RNG' });
  const before = await balance(token);
  expect((await play({ stake }, { Cookie: '' })).code).toBe('SESSION_INVALID');
  expect((await play({ stake }, { Cookie: 'visit=made-up' })).code).toBe('SESSION_INVALID');
  expect((await play({ stake }, { Origin: 'https://evil.example' })).code).toBe('NOT_ALLOWED');
  expect((await play({ stake }, { 'Idempotency-Key': '' })).code).toBe('REQUEST_INVALID');
  await gateway.sql("update play_tickets set visit_until = now() - interval '1 second'");
  expect((await play({ stake })).code).toBe('SESSION_INVALID');
  expect(await balance(token)).toBe(before);
});

test('a game that was closed in the meantime rejects stakes', async () => {
  const { nodeId, play, stake } = await openGame({ gameType: 'FISH' });
  await gateway.sql('update games set is_open = false where node_id = $1', [nodeId]);
  expect((await play({ stake, choice: 0 })).code).toBe('GAME_UNAVAILABLE');
});

test('a wallet with less than the stake is FUNDS_INSUFFICIENT', async () => {
  const { token, play, stake } = await openGame({ gameType: 'RNG', username: 'demo3' });
  const { gameCode, issue } = await reserveDraw(gateway, 'TCG_SEA_1');
  const bet = { play: 'BIG_SMALL', picks: ['BIG'], stake: '5000' };
  await gateway.call('placeOrder', { token, body: { gameCode, issue, bets: [bet, bet] } });
  expect(await balance(token)).toBe('0.00');
  expect((await play({ stake })).code).toBe('FUNDS_INSUFFICIENT');
});

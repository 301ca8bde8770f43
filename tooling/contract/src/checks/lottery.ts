import { createHash } from 'node:crypto';
import type { CallName } from '@livery/api/contract';
import { NotChecked } from '../replies/mismatch.ts';
import type { Kit } from '../kit.ts';
import type { ValueOf } from '../wire/makeCall.ts';
import type { ChecksOf } from './check.ts';
import { inParts, formatTenThousandths } from './money.ts';

const nobodys = '999999999';

export const lotteryChecks: ChecksOf<'lottery'> = {
  async getLottList(kit) {
    const { list } = await kit.assertGood({ query: {} });
    kit.assertEqual('lotteries of another category', list.filter(({ gameType }) => gameType !== 'LOTT').length, 0);
  },

  async getElottList(kit) {
    const { list } = await kit.assertGood({ query: {} });
    kit.assertEqual('lotteries of another category', list.filter(({ gameType }) => gameType !== 'ELOTT').length, 0);
  },

  async getDraws(kit) {
    const { list } = await kit.call('getLotteryGames', { query: {} });
    if (list[0] === undefined) return kit.notChecked('the gateway has no lottery');
    const { content } = await kit.assertGood({ query: { gameCode: list[0].gameCode } });
    const broken = content.filter(
      ({ seed, commitment }) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex') !== commitment,
    );
    kit.assertEqual(
      'draws whose seed does not match their commitment',
      broken.map(({ issue }) => issue),
      [],
    );
    await kit.assertRefused('of an unknown lottery', 'NOT_FOUND', { query: { gameCode: 'nobody-knows-this' } });
  },

  async openLottery(kit) {
    const launcher = await kit.accounts.member();
    const { list } = await kit.call('getLottList', { query: {} });
    const lottery = list.find(({ nodeId }) => nodeId !== undefined);
    if (lottery === undefined) return kit.notChecked('no lottery of the gateway is among its games');
    const { url } = await kit.call('launchGame', {
      token: launcher,
      query: {
        gameCategory: lottery.gameType,
        vassalage: lottery.vassalage,
        gameId: lottery.gameId,
        nodeId: lottery.nodeId!,
        supportPlay: 'REAL',
        platform: 'html5',
        language: 'EN',
      },
    });
    const ticket = new URL(url, 'http://app.test').searchParams.get('token') ?? '';
    const opened = await kit.assertGood({ body: { ticket } });
    kit.assertEqual('the lottery that was launched', opened.gameCode, lottery.gameCode);
    kit.assertEqual('its session differs from the session that launched it', opened.session.token === launcher, false);
    await kit.assertRefused('of a ticket that was used', 'SESSION_INVALID', { body: { ticket } });
  },

  async getVnRecentGames(kit) {
    await kit.assertGood({ token: await kit.accounts.member(), query: {} });
  },

  async placeOrder(kit) {
    const { token } = await kit.accounts.newMember();
    const { body, stake } = await someOrder(kit);
    const before = await mainBalance(kit, token);
    const order = await kit.assertOnce(
      { token, body },
      { token, body: { ...body, bets: [...body.bets, ...body.bets] } },
    );
    kit.assertEqual('its stake', formatTenThousandths(inParts(order.stake)), formatTenThousandths(inParts(stake)));
    kit.assertEqual(
      'the balance after one order that was sent twice',
      formatTenThousandths(await mainBalance(kit, token)),
      formatTenThousandths(before - inParts(stake)),
    );
    await kit.assertRefused('on an unknown draw', ['DRAW_CLOSED', 'NOT_FOUND'], {
      token,
      body: { ...body, issue: 'nobody-knows-this' },
    });
    await kit.assertRefused('on an unknown lottery', 'NOT_FOUND', {
      token,
      body: { ...body, gameCode: 'nobody-knows-this' },
    });
    await kit.assertRefused('of a stake that is too small', ['STAKE_OUT_OF_RANGE', 'REQUEST_INVALID'], {
      token,
      body: { ...body, bets: [{ ...body.bets[0]!, stake: '0' }] },
    });
  },

  async getOrders(kit) {
    await kit.assertGood({ token: await kit.accounts.member(), query: {} });
  },

  async getOrder(kit) {
    const { token } = await kit.accounts.newMember();
    const { orderId } = await kit.call('placeOrder', { token, body: (await someOrder(kit)).body });
    kit.assertEqual('the id of the order', (await kit.assertGood({ token, query: { orderId } })).orderId, orderId);
    await kit.assertRefused('that belongs to another member', 'NOT_FOUND', {
      token: (await kit.accounts.own()).token,
      query: { orderId },
    });
    await kit.assertRefused('with an unknown id', 'NOT_FOUND', { token, query: { orderId: nobodys } });
  },

  async cancelSuborder(kit) {
    const { token } = await kit.accounts.newMember();
    const before = await mainBalance(kit, token);
    const { suborders } = await kit.call('placeOrder', { token, body: (await someOrder(kit)).body });
    const { suborderId } = suborders[0]!;
    await kit.assertRefused('that belongs to another member', 'NOT_FOUND', {
      token: (await kit.accounts.own()).token,
      body: { suborderId },
    });
    const { status } = await kit.assertOnce({ token, body: { suborderId } }, { token, body: { suborderId: nobodys } });
    kit.assertEqual('its status', status, 'CANCELLED');
    kit.assertEqual(
      'the balance afterwards',
      formatTenThousandths(await mainBalance(kit, token)),
      formatTenThousandths(before),
    );
    await kit.assertRefused('with an unknown id', 'NOT_FOUND', { token, body: { suborderId: nobodys } });
  },

  async placeChase(kit) {
    const { token } = await kit.accounts.newMember();
    const { body, stake } = await someOrder(kit);
    const chase = { ...body, draws: 2, stopOnWin: true };
    const before = await mainBalance(kit, token);
    const placed = await kit.assertOnce({ token, body: chase }, { token, body: { ...chase, draws: 3 } });
    kit.assertEqual(
      'its stake',
      formatTenThousandths(inParts(placed.stake)),
      formatTenThousandths(inParts(stake) * 2n),
    );
    kit.assertEqual('number of its draws', placed.drawsPlaced, 1);
    kit.assertEqual(
      'the balance after one chase that was sent twice',
      formatTenThousandths(await mainBalance(kit, token)),
      formatTenThousandths(before - inParts(stake) * 2n),
    );
    await kit.assertRefused('on an unknown draw', ['DRAW_CLOSED', 'NOT_FOUND'], {
      token,
      body: { ...chase, issue: 'nobody-knows-this' },
    });
    await kit.assertRefused('of one draw', 'REQUEST_INVALID', { token, body: { ...chase, draws: 1 } });
  },

  async getChases(kit) {
    const { token } = await kit.accounts.newMember();
    const { body } = await someOrder(kit);
    const { chaseId } = await kit.call('placeChase', { token, body: { ...body, draws: 2, stopOnWin: false } });
    const { content } = await kit.assertGood({ token, query: {} });
    kit.assertEqual(
      'ids of the chases',
      content.map((chase) => chase.chaseId),
      [chaseId],
    );
  },

  async cancelChase(kit) {
    const { token } = await kit.accounts.newMember();
    const { body, stake } = await someOrder(kit);
    const before = await mainBalance(kit, token);
    const { chaseId } = await kit.call('placeChase', { token, body: { ...body, draws: 3, stopOnWin: true } });
    await kit.assertRefused('that belongs to another member', 'NOT_FOUND', {
      token: (await kit.accounts.own()).token,
      body: { chaseId },
    });
    const { refunded } = await kit.assertOnce({ token, body: { chaseId } }, { token, body: { chaseId: nobodys } });
    kit.assertEqual(
      'the returned amount',
      formatTenThousandths(inParts(refunded)),
      formatTenThousandths(inParts(stake) * 2n),
    );
    kit.assertEqual(
      'the balance afterwards',
      formatTenThousandths(await mainBalance(kit, token)),
      formatTenThousandths(before - inParts(stake)),
    );
    await kit.assertRefused('with an unknown id', 'NOT_FOUND', { token, body: { chaseId: nobodys } });
  },
};

type Calling = Pick<Kit<CallName>, 'call'>;

async function mainBalance({ call }: Calling, token: string): Promise<bigint> {
  return inParts((await call('getWallet', { token })).wallets.find(({ code }) => code === 'MAIN')?.balance ?? '0');
}

/** Milliseconds that the requests of one check need. */
const timeNeededMs = 15_000;

/**
 * An order of one bet on the draw that closes last.
 * @throws NotChecked if no lottery accepts bets
 */
async function someOrder({ call }: Calling) {
  const { limits, list } = await call('getLotteryGames', { query: {} });
  const opened = await call('getOpenedNumbers', { query: {} });
  const open = opened.list
    .flatMap(({ gameCode, current }) => (current === undefined ? [] : [{ gameCode, current }]))
    .toSorted((a, b) => Date.parse(b.current.closesAt) - Date.parse(a.current.closesAt))[0];
  const play = list.find(({ gameCode }) => gameCode === open?.gameCode)?.plays[0];
  if (
    open === undefined ||
    play === undefined ||
    Date.parse(open.current.closesAt) < Date.parse(opened.serverTime) + timeNeededMs
  ) {
    throw new NotChecked('it needs a draw that accepts bets for long enough, and there is none');
  }
  const stake = limits.minStake;
  return {
    stake,
    body: {
      gameCode: open.gameCode,
      issue: open.current.issue,
      bets: [{ play: play.code, picks: picksOf(play), stake, multiple: 1 }],
    },
  };
}

/** The minimum picks of a play. */
function picksOf({ picks }: ValueOf<'getLotteryGames'>['list'][number]['plays'][number]): string[] {
  const choices = picks.from ?? Array.from({ length: 10 }, (_, digit) => String(digit).repeat(picks.digits ?? 1));
  return choices.slice(0, picks.least);
}

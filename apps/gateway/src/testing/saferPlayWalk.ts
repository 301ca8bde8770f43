import type { PlayLimitPeriod } from '@livery/api/contract';
import { expect } from 'vitest';
import { demoPaymentPassword } from '../seed/seedIdentity.ts';
import { type Random, seededRandom } from '../seed/seededRandom.ts';
import { decideAsCashier } from './decideAsCashier.ts';
import { createMovableClock, type MovableClock } from './movableClock.ts';
import { openSlots, type OpenSlots } from './openSlots.ts';
import { SaferPlayModel } from './saferPlayModel.ts';
import { reserveDraw, type TestDraw } from './testDraw.ts';
import { copySeededDatabase, startTestGateway, type TestGateway } from './testGateway.ts';

const periods: readonly PlayLimitPeriod[] = ['day', 'week', 'month'];
const decimal = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/** Shared state of the steps of a walk. */
interface Walk {
  gateway: TestGateway;
  clock: MovableClock;
  random: Random;
  model: SaferPlayModel;
  token: string;
  cardId: string;
  slots: OpenSlots | undefined;
  /** Takes bets all the time and is never drawn. */
  draw: TestDraw;
}

type Step = (walk: Walk) => Promise<string>;

/** The current time of the gateway. */
const now = async ({ gateway }: Walk) => new Date((await gateway.sql('select clock_timestamp() as at'))[0].at as Date);

const steps: Readonly<Record<string, Step>> = {
  async deposit(walk) {
    const { gateway, random, model, token } = walk;
    const amount = BigInt(100 + random.below(900)) * 100n;
    const reply = await gateway.call('depositGateway', { token, body: { amount: decimal(amount) } });
    const at = await now(walk);
    const refusal = model.depositRefusal(amount, at);
    if (reply.code !== 'TOO_MANY_PENDING') expect(reply.code).toBe(refusal);
    if (reply.code === '')
      model.deposits.push({
        id: reply.value.depositId,
        amount,
        at,
        until: new Date(reply.value.expiresAt),
        paid: false,
      });
    return reply.code;
  },

  async approve(walk) {
    const { gateway, random, model } = walk;
    const at = await now(walk);
    const waiting = model.deposits.filter(({ paid, until }) => !paid && until > at);
    if (waiting.length === 0) return 'none waits';
    const one = random.pick(waiting);
    await decideAsCashier(gateway, 'deposit', one.id, random.chance(0.7) ? 'approve' : 'reject').then(({ body }) => {
      if (body.state === 'APPROVED') one.paid = true;
      else model.deposits.splice(model.deposits.indexOf(one), 1);
    });
    return '';
  },

  async round(walk) {
    const { gateway, random, model, token } = walk;
    if (walk.slots === undefined) {
      if (model.playRefusal(1n, await now(walk)) !== '') return steps.launch!(walk);
      walk.slots = await openSlots(gateway, token);
    }
    const stake = BigInt(1 + random.below(40)) * minorOf(walk.slots.stake);
    const reply = await walk.slots.play(decimal(stake));
    if (reply.code === 'SESSION_INVALID') {
      walk.slots = undefined;
      return reply.code;
    }
    if (reply.code === 'STAKE_OUT_OF_RANGE') return reply.code;
    const at = await now(walk);
    if (reply.code !== 'FUNDS_INSUFFICIENT') expect(reply.code).toBe(model.playRefusal(stake, at));
    if (reply.value !== undefined) model.losses.push({ amount: stake - minorOf(reply.value.payout), at });
    return reply.code;
  },

  async bet(walk) {
    const { gateway, random, model, token, draw } = walk;
    const stake = BigInt(1 + random.below(200)) * 100n;
    const bets = [{ play: 'WINNER', picks: [String(1 + random.below(5))], stake: decimal(stake) }];
    const reply = await gateway.call('placeOrder', {
      token,
      body: { gameCode: draw.gameCode, issue: draw.issue, bets },
    });
    const at = await now(walk);
    if (!['FUNDS_INSUFFICIENT', 'STAKE_OUT_OF_RANGE'].includes(reply.code))
      expect(reply.code).toBe(model.playRefusal(stake, at));
    if (reply.code !== '') return reply.code;
    model.losses.push({ amount: stake, at });
    if (random.chance(0.5)) {
      const { suborderId } = reply.value.suborders[0]!;
      const back = await gateway.call('cancelSuborder', { token, body: { suborderId } });
      model.losses.push({ amount: -minorOf(back.value.refunded), at: await now(walk) });
    }
    return '';
  },

  async launch(walk) {
    const { gateway, model, token } = walk;
    const refusal = model.playRefusal(1n, await now(walk));
    const opened = await openSlots(gateway, token).catch((error: Error) => /failed: (\w+)/.exec(error.message)?.[1]);
    if (typeof opened === 'object') {
      expect(refusal).toBe('');
      walk.slots = opened;
      return '';
    }
    expect(opened).toBe(refusal);
    return refusal;
  },

  async transfer(walk) {
    const { gateway, random, model, token } = walk;
    const isOut = random.chance(0.5);
    const [from, to] = isOut ? ['MAIN', 'MSN'] : ['MSN', 'MAIN'];
    const amount = decimal(BigInt(1 + random.below(20_000)));
    const { code } = await gateway.call('transfer', { token, body: { from, to, amount } });
    const isBreak = model.isBreak(await now(walk));
    if (isOut) expect(code === 'PLAY_BREAK').toBe(isBreak);
    else expect(['', 'FUNDS_INSUFFICIENT']).toContain(code);
    return code;
  },

  async collect({ gateway, token }) {
    expect((await gateway.call('collectWallets', { token })).status).toBe(200);
    return '';
  },

  async withdraw({ gateway, random, token, cardId }) {
    const amount = String(200 + random.below(100));
    const body = { cardId, amount, paymentPassword: demoPaymentPassword };
    const { code } = await gateway.call('withdraw', { token, body });
    // Failures that do not depend on play limits or breaks.
    expect(['', 'FUNDS_INSUFFICIENT', 'DAILY_LIMIT', 'TURNOVER_UNMET']).toContain(code);
    return code;
  },

  async limit(walk) {
    const { gateway, random, model, token } = walk;
    const kind = random.pick(['deposit', 'loss'] as const);
    const period = random.pick(periods);
    const held = model.limitOf(kind, period, await now(walk)).held;
    // Sometimes the current value, which cancels a pending change.
    const wanted = random.chance(0.2) ? null : random.chance(0.15) ? held : BigInt(50 + random.below(3_000)) * 100n;
    const amount = wanted === null ? null : decimal(wanted);
    const { value } = await gateway.call('setPlayLimit', { token, body: { kind, period, amount } });
    const after = model.setLimit(kind, period, { wanted, at: await now(walk) });
    expect(value).toMatchObject({ kind, period, amount: after.held === null ? null : decimal(after.held) });
    expect(value.loosening !== undefined).toBe(after.waiting !== undefined);
    return '';
  },

  async takeBreak(walk) {
    const { gateway, random, model, token } = walk;
    if (random.chance(0.7)) return 'not now';
    const length = random.pick([1, 1, 1, 7]);
    const reply = await gateway.call('takeBreak', { token, body: { kind: 'timeOut', length } });
    const until = new Date((await now(walk)).getTime() + length * 86_400_000);
    const isShorter = model.breakUntil !== undefined && until < model.breakUntil;
    expect(reply.code).toBe(isShorter ? 'PLAY_BREAK' : '');
    if (!isShorter) model.breakUntil = new Date(reply.value.until);
    return reply.code;
  },

  async wait(walk) {
    const { gateway, clock, random } = walk;
    await clock.forward(random.pick(['7 minutes', '50 minutes', '4 hours', '13 hours', '1 day', '3 days']));
    walk.token = await gateway.tokenOf('demo1');
    return '';
  },
};

/** Relative frequency of each step. */
const weights: Readonly<Record<keyof typeof steps, number>> = {
  deposit: 14,
  approve: 8,
  round: 26,
  bet: 10,
  launch: 3,
  transfer: 10,
  collect: 3,
  withdraw: 6,
  limit: 9,
  takeBreak: 4,
  wait: 7,
};

/**
 * One member, whose clock jumps, deposits, plays, moves and withdraws money, sets limits and takes breaks at random.
 * Each reply is compared with a model of limits and breaks. After each step the ledger must balance.
 *
 * @param options.steps - minimum number of steps. Payouts and the start of the week differ from run to run, so a walk
 * that has not met all of `requiredCases` continues for the same number of steps again, at most five times
 * @returns the met cases: a step's name, with its failure code if it was rejected
 */
export async function walk({ seed, steps: least }: { seed: string; steps: number }): Promise<ReadonlySet<string>> {
  const databaseUrl = await copySeededDatabase();
  const clock = await createMovableClock(databaseUrl);
  const gateway = await startTestGateway({ databaseUrl });
  try {
    await gateway.sql('update bonuses set met_at = now()');
    const draw = await reserveDraw(gateway, 'LLNS_1', '1000 years');
    // Moves the clock, so that no seeded movement is in the current periods.
    await clock.forward('40 days');
    const random = seededRandom(seed);
    const token = await gateway.tokenOf('demo1');
    const cardId = (await gateway.call('getBankCards', { token })).value.cards[0]!.cardId;
    const going: Walk = { gateway, clock, random, model: new SaferPlayModel(), token, cardId, slots: undefined, draw };
    const names = Object.entries(weights).flatMap(([name, weight]) => Array<string>(weight).fill(name));
    const seen = new Set<string>();
    const hasMetAll = () => requiredCases.every((what) => seen.has(what));
    for (let step = 1; step <= least || (!hasMetAll() && step <= 6 * least); step++) {
      const name = random.pick(names);
      try {
        seen.add(`${name} ${await steps[name]!(going)}`.trim());
        await expectBalanced(gateway);
      } catch (error) {
        throw new Error(`Step ${step} of the walk "${seed}", ${name}: ${String(error)}`, { cause: error });
      }
    }
    return seen;
  } finally {
    await gateway.close();
    await clock.close();
  }
}

async function expectBalanced({ sql }: TestGateway): Promise<void> {
  const [{ total }] = await sql('select coalesce(sum(amount), 0)::text as total from entries');
  expect(total).toBe('0');
}

/** Cases that a walk must meet, otherwise it would prove nothing. */
export const requiredCases = [
  'deposit DEPOSIT_LIMIT',
  'deposit PLAY_BREAK',
  'round LOSS_LIMIT',
  'round PLAY_BREAK',
  'withdraw',
];

const minorOf = (amount: string) => BigInt(amount.replace('.', ''));

import { randomBytes } from 'node:crypto';
import type { GameType } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { playKindOf } from '../../art/index.ts';
import { commitmentOf, createFairRandom } from '../../crypto/fairRandom.ts';
import type { Queries } from '../../db/connect.ts';
import { playTickets } from '../../db/schema/index.ts';
import { requestInvalid } from '../../http/callFailure.ts';
import { markPresent } from '../../saferPlay/present.ts';
import { requireCanPlay } from '../../saferPlay/requireCanPlay.ts';
import { lockMoney, memberBalances, moveMoney } from '../../wallet/ledger.ts';
import { exponentOf, toDecimal } from '../../wallet/minorUnits.ts';
import { formatMoney } from '../../wallet/formatMoney.ts';
import { recordRounds } from '../recordRounds.ts';
import { roundRules } from './roundRules.ts';
import { readStake } from './stakes.ts';

/** The merchant's account for stakes and payouts. */
const gamesAccount = { memberId: null, code: 'GAMES' } as const;

interface Visit {
  ticketHash: Buffer;
  nextSeed: Buffer;
  memberId: number;
  gameRow: number;
  gameType: GameType;
  classification: string;
  vendorCode: string;
  minBet: number;
  /** Language of the page, for the digits of amounts. */
  language: string;
}

interface Played {
  stake: string;
  choice?: unknown;
  /** The request's `Idempotency-Key`. It is the player's part of the randomness. */
  key: string;
}

/** The data that the page shows before a round: the commitment of its seed, and the cards that are dealt openly. */
export function nextRound(game: Pick<Visit, 'gameType' | 'classification'>, seed: Buffer) {
  const commitment = commitmentOf(seed);
  return {
    commitment: commitment.toString('hex'),
    deal: roundRules[playKindOf(game)].deal?.(openChance(commitment)),
  };
}

const openChance = (commitment: Buffer) => createFairRandom(commitment, 'open');

/**
 * Plays one round in the given transaction: debits the stake, decides the outcome, pays, and stores the round. The
 * caller must have locked the ticket's row. Neither side can influence the outcome. The gateway published the
 * commitment of the seed before the player chose the key, and it created the seed before it received the key. The
 * random numbers are HMAC-SHA256 under the seed of `<key>|0`, `<key>|1` and so on.
 */
export async function playRound(tx: Queries, merchant: Merchant, visit: Visit, { stake: given, choice, key }: Played) {
  const { memberId, gameRow, gameType, vendorCode, language, nextSeed: seed } = visit;
  const rule = roundRules[playKindOf(visit)];
  const chosen = v.safeParse(rule.choice, choice);
  if (!chosen.success) throw requestInvalid({ path: 'body.choice', message: chosen.issues[0].message });
  const stake = readStake(merchant, { stake: given, minBet: visit.minBet });
  const { commitment } = nextRound(visit, seed);
  const { pays, outcome } = rule.play(createFairRandom(seed, key), chosen.output, openChance(commitmentOf(seed)));
  const payout = (stake * BigInt(pays)) / 100n;

  await lockMoney(tx, [memberId]);
  await markPresent(tx, merchant, { memberId });
  await requireCanPlay(tx, { merchant, memberId, stake });
  const wallet = { memberId, code: 'MAIN' };
  const reference = `round ${commitment.slice(0, 32)}`;
  await moveMoney(tx, { merchant, kind: 'BET', reference, from: wallet, to: gamesAccount, amount: stake });
  if (payout > 0n)
    await moveMoney(tx, { merchant, kind: 'PAYOUT', reference, from: gamesAccount, to: wallet, amount: payout });
  const newSeed = randomBytes(32);
  await tx.update(playTickets).set({ nextSeed: newSeed }).where(eq(playTickets.ticketHash, visit.ticketHash));
  const proof = { key, seed: seed.toString('hex'), commitment };
  await recordRounds(tx, merchant, { memberId, vendorCode, gameType, gameRow }, [
    { stake, payout, outcome: { ...outcome, ...proof } },
  ]);

  const balance = (await memberBalances(tx, memberId)).find(({ code }) => code === 'MAIN')!;
  return {
    outcome,
    proof,
    stake: toDecimal(stake, exponentOf(merchant)),
    payout: toDecimal(payout, exponentOf(merchant)),
    isWin: payout > stake,
    shownPayout: formatMoney(toDecimal(payout, exponentOf(merchant)), merchant, language),
    shownBalance: formatMoney(toDecimal(balance.balance, balance.exponent), merchant, language),
    next: nextRound(visit, newSeed),
  };
}

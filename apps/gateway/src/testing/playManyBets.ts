import { createHash, randomBytes } from 'node:crypto';
import { commitmentOf } from '../crypto/fairRandom.ts';
import { connect, type Connection } from '../db/connect.ts';
import { draws } from '../db/schema/index.ts';
import { createMerchantDirectory } from '../http/merchantDirectory.ts';
import { advanceDraws } from '../lottery/advanceDraws.ts';
import { lotteryAccount } from '../lottery/storeOrder.ts';
import type { DrawResult } from '../lottery/lottery.ts';
import { settleDraws } from '../lottery/settleDraws.ts';
import { type Random, seededRandom } from '../seed/seededRandom.ts';
import { ledgerTotal, moveMoney } from '../wallet/ledger.ts';
import { betModels } from './betModels/index.ts';
import { merchantsDir } from './globalSetup.ts';
import { startTestGateway, type TestGateway } from './testGateway.ts';
import { waitFor } from '@livery/config/wait-for';

export const lotteryFamilies = ['numero', 'dice', 'race', 'keno', 'bingo', 'eleven', 'vn'] as const;

export type LotteryFamily = (typeof lotteryFamilies)[number];

/** A lottery of the sandbox and the model of its plays. */
interface ModelledLottery {
  gameCode: string;
  model: keyof typeof betModels;
}

const lotteries: Readonly<Record<LotteryFamily, readonly ModelledLottery[]>> = {
  numero: [{ gameCode: 'TCG_SEA_1', model: 'numero' }],
  dice: [{ gameCode: 'QDHL_1', model: 'dice' }],
  race: [{ gameCode: 'QDHL_2', model: 'race' }],
  keno: [{ gameCode: 'BLKN_1', model: 'keno' }],
  bingo: [{ gameCode: 'BLKN_3', model: 'bingo' }],
  eleven: [{ gameCode: 'QDHL_3', model: 'eleven' }],
  vn: [
    { gameCode: 'TCG_LOTTO_VN_1', model: 'vnNorth' },
    { gameCode: 'TCG_LOTTO_VN_2', model: 'vnSouth' },
    { gameCode: 'TCG_LOTTO_VN_3', model: 'vnSouth' },
  ],
};

/** A finished bet as it is stored. Amounts are minor units. */
export interface PlayedBet {
  model: keyof typeof betModels;
  drawId: number;
  play: string;
  picks: string[];
  stake: bigint;
  status: string;
  payout: bigint;
  result: DrawResult;
}

/** Changes of accounts, in minor units. */
interface Changes {
  /** Change of the merchant's account LOTTERY. */
  lottery: bigint;
  /** Change of all members' wallets together. */
  wallets: bigint;
  /** Sum of the whole ledger afterwards. */
  ledger: bigint;
}

const merchant = createMerchantDirectory(merchantsDir, () => {}).find('aurora')!;
const players = ['demo1', 'demo2'] as const;
/** Maximum number of bets in an order. */
const betsOfDraw = 50;
/** Number of draws that are open at the same time. */
const drawsAtOnce = 40;

export interface BetRun {
  play: (family: LotteryFamily, count: number) => Promise<{ bets: PlayedBet[]; changes: Changes }>;
  close: () => Promise<void>;
}

/**
 * Starts a gateway on which members place thousands of random bets, the same in each run. An order has fifty bets, and
 * is on its own draw with a known seed. One bet of forty is cancelled. The normal jobs close, draw and settle the
 * draws.
 */
export async function startBetRun(seed: string): Promise<BetRun> {
  const gateway = await startTestGateway();
  const connection = connect(gateway.databaseUrl);
  const tokens = await Promise.all(players.map((name) => gateway.tokenOf(name)));
  await fundPlayers(gateway, connection);

  async function play(family: LotteryFamily, count: number) {
    const random = seededRandom(`${seed} ${family}`);
    const before = await balancesOf(gateway);
    const bets: PlayedBet[] = [];
    for (let done = 0; done < count;) {
      const most = Math.min(drawsAtOnce, Math.ceil((count - done) / betsOfDraw));
      const made = await Promise.all(
        Array.from({ length: most }, (_, index) => {
          const lottery = lotteries[family][index % lotteries[family].length]!;
          return openDraw(connection, lottery, `${family}-${done / betsOfDraw + index}`, seed);
        }),
      );
      // Random values are chosen in order; only then the orders are sent, several concurrently.
      const orders = made.map((draw) => ({ draw, ...chooseBets(random, draw, Math.min(betsOfDraw, count - done)) }));
      await Promise.all(
        tokens.map(async (token, player) => {
          for (const order of orders.filter((_, index) => index % tokens.length === player))
            await placeAndCancel(gateway, token, order);
        }),
      );
      bets.push(...(await settle(gateway, connection, made)));
      done += most * betsOfDraw;
    }
    const after = await balancesOf(gateway);
    const changes = {
      lottery: after.lottery - before.lottery,
      wallets: after.wallets - before.wallets,
      ledger: await ledgerTotal(connection.db, [merchant.code]),
    };
    return { bets, changes };
  }

  return {
    play,
    async close() {
      await connection.close();
      await gateway.close();
    },
  };
}

/** A draw that takes bets. */
interface OpenedDraw extends ModelledLottery {
  id: number;
  issue: string;
}

async function openDraw(
  { db }: Connection,
  lottery: ModelledLottery,
  issue: string,
  seed: string,
): Promise<OpenedDraw> {
  const secret = createHash('sha256').update(`${seed} ${issue}`).digest();
  const hour = 3_600_000;
  const [draw] = await db
    .insert(draws)
    .values({
      gameCode: lottery.gameCode,
      issue,
      opensAt: new Date(Date.now() - hour),
      closesAt: new Date(Date.now() + hour),
      drawsAt: new Date(Date.now() + hour),
      seed: secret,
      commitment: commitmentOf(secret),
      status: 'open',
    })
    .returning({ id: draws.id });
  return { ...lottery, id: draw!.id, issue };
}

interface ChosenBets {
  bets: { play: string; picks: string[]; stake: string; multiple: number }[];
  /** Indexes of the cancelled bets. */
  cancelled: readonly number[];
}

/** Bets on one play of the lottery after the other, with odd stakes, so that fractions of a minor unit occur. */
function chooseBets(random: Random, { model }: OpenedDraw, count: number): ChosenBets {
  const plays = random.shuffled(Object.entries(betModels[model]));
  const bets = Array.from({ length: count }, (_, index) => {
    const [play, { pick }] = plays[index % plays.length]!;
    const minor = String(100 + random.below(1_900));
    return {
      play,
      picks: pick(random),
      stake: `${minor.slice(0, -2)}.${minor.slice(-2)}`,
      multiple: 1 + random.below(3),
    };
  });
  return { bets, cancelled: bets.map((_, index) => index).filter(() => random.chance(1 / 40)) };
}

async function placeAndCancel(
  gateway: TestGateway,
  token: string,
  { draw: { gameCode, issue }, bets, cancelled }: ChosenBets & { draw: OpenedDraw },
): Promise<void> {
  const placeOrder = { token, body: { gameCode, issue, bets }, key: randomBytes(12).toString('hex') };
  const { suborders } = (await unlessBusy(() => gateway.call('placeOrder', placeOrder))).value;
  for (const place of cancelled) {
    const { suborderId } = suborders[place]!;
    const cancel = { token, body: { suborderId }, key: randomBytes(12).toString('hex') };
    const { code } = await unlessBusy(() => gateway.call('cancelSuborder', cancel));
    if (code !== '') throw new Error(`The bet ${suborderId} was not cancelled: ${code}.`);
  }
}

/** Repeats a call with the same key as long as the gateway is busy, like the app. A suspended machine makes it busy. */
const unlessBusy = <Reply extends { code: string }>(call: () => Promise<Reply>): Promise<Reply> =>
  waitFor(async () => {
    const reply = await call();
    if (reply.code === 'BUSY') throw new Error('The gateway stays busy.');
    return reply;
  });

/** Ends draws and runs the jobs until all bets on them are settled. */
async function settle({ sql }: TestGateway, { db }: Connection, made: readonly OpenedDraw[]): Promise<PlayedBet[]> {
  const ids = made.map(({ id }) => id);
  await sql(
    "update draws set closes_at = now() - interval '2 minutes', draws_at = now() - interval '1 minute' where id = any($1)",
    [ids],
  );
  const lines: string[] = [];
  const merchants = createMerchantDirectory(merchantsDir, () => {});
  await waitFor(async () => {
    await advanceDraws({ db });
    await settleDraws({ db, merchants, log: (line) => lines.push(line) });
    const open = await sql("select id from draws where id = any($1) and status <> 'settled'", [ids]);
    if (open.length > 0) throw new Error(`${open.length} draws are not settled. ${lines.join('\n')}`);
  });
  const drawn = await sql('select id::int, result from draws where id = any($1)', [ids]);
  const results = new Map(drawn.map(({ id, result }) => [id as number, result as DrawResult]));
  const models = new Map(made.map(({ id, model }) => [id, model]));
  const rows = await sql(
    `select draw_id::int, play, picks, (unit_stake * multiple)::text stake, status, payout::text
       from lottery_suborders where draw_id = any($1) order by id`,
    [ids],
  );
  return rows.map((row) => ({
    model: models.get(row.draw_id as number)!,
    drawId: row.draw_id as number,
    play: row.play as string,
    picks: row.picks as string[],
    stake: BigInt(row.stake as string),
    status: row.status as string,
    payout: BigInt(row.payout as string),
    result: results.get(row.draw_id as number)!,
  }));
}

/** Gives each player more than they can stake in a run. */
async function fundPlayers({ sql }: TestGateway, { db }: Connection): Promise<void> {
  const members = await sql('select id::int, username from members where merchant_code = $1 and username = any($2)', [
    merchant.code,
    players,
  ]);
  for (const { id, username } of members)
    await db.transaction((tx) =>
      moveMoney(tx, {
        merchant,
        kind: 'DEPOSIT',
        reference: `run of ${username}`,
        from: { memberId: null, code: 'RUN' },
        to: { memberId: id as number, code: 'MAIN' },
        amount: 10_000_000_000n,
      }),
    );
}

async function balancesOf({ sql }: TestGateway) {
  const [row] = await sql(
    `select coalesce(sum(amount) filter (where accounts.member_id is null and accounts.code = $2), 0)::text lottery,
            coalesce(sum(amount) filter (where accounts.member_id is not null), 0)::text wallets
       from entries join accounts on accounts.id = account_id where accounts.merchant_code = $1`,
    [merchant.code, lotteryAccount.code],
  );
  return { lottery: BigInt(row.lottery as string), wallets: BigInt(row.wallets as string) };
}

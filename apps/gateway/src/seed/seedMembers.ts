import type { Merchant } from '@livery/merchant';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { favorites, hotGames } from '../db/schema/index.ts';
import { createMember } from '../auth/createMember.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { exponentOf, toMinorUnits } from '../wallet/minorUnits.ts';
import { demoAccounts } from './demoAccounts.ts';
import { seededHash } from './seededHash.ts';

interface Extras {
  isAgent?: boolean;
  nickname?: string;
  vipLabel?: string;
  hasPlayedBefore: boolean;
  /** Additional play money by wallet, in whole units. */
  money: Readonly<Record<string, number>>;
  favorites: number;
}

const extras: Readonly<Record<string, Extras>> = {
  demo1: { hasPlayedBefore: true, money: { MAIN: 2_480 }, favorites: 5 },
  demo2: {
    nickname: 'Nila',
    vipLabel: 'Gold 3',
    hasPlayedBefore: true,
    money: { MAIN: 12_345_678, MSN: 2_500, GHAL: 800 },
    favorites: 12,
  },
  demo3: { hasPlayedBefore: false, money: {}, favorites: 0 },
  agent1: {
    isAgent: true,
    nickname: 'Rafiq',
    vipLabel: 'Silver 1',
    hasPlayedBefore: true,
    money: { MAIN: 84_500 },
    favorites: 3,
  },
};

/** Seeds the demo members of a merchant. A user name that a player already has is skipped. */
export async function seedMembers(tx: Queries, merchant: Merchant): Promise<void> {
  for (const { username, password, type } of demoAccounts) {
    const {
      isAgent,
      nickname,
      vipLabel,
      hasPlayedBefore = false,
      money = {},
      favorites: liked = 0,
    } = extras[username] ?? {};
    // The registration must be earlier than the messages, figures and movements of the member's history.
    const createdAt = hasPlayedBefore ? new Date(Date.now() - 400 * 86_400_000) : undefined;
    const id = await createMember(tx, merchant, {
      username,
      type,
      nickname,
      vipLabel,
      isAgent,
      passwordHash: await seededHash(password),
      registerMethod: 'H5',
      registerHost: 'sandbox',
      lastLoginAt: hasPlayedBefore ? new Date('2026-01-01T00:00:00Z') : null,
      createdAt,
    });
    if (id === undefined) continue;
    for (const [code, amount] of Object.entries(money)) {
      await moveMoney(tx, {
        merchant,
        kind: 'DEMO',
        reference: `${id} ${code}`,
        amount: toMinorUnits(amount, exponentOf(merchant)),
        from: { memberId: null, code: 'DEMO' },
        to: { memberId: id, code },
        at: createdAt,
      });
    }
    const games = await tx
      .select({ gameRow: hotGames.gameRow })
      .from(hotGames)
      .where(eq(hotGames.merchantCode, merchant.code))
      .orderBy(hotGames.rank)
      .limit(liked);
    if (games.length > 0)
      await tx.insert(favorites).values(
        games.map(({ gameRow }, age) => ({
          memberId: id,
          gameRow,
          createdAt: new Date(Date.now() - age * 3_600_000),
        })),
      );
  }
}

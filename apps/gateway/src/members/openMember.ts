import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/index.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { exponentOf, wholeUnits } from '../wallet/minorUnits.ts';

/** Play money that every new member finds in the main wallet, in whole units of the merchant's currency. */
const welcomeAmount = 10_000;

type NewMember = Omit<typeof members.$inferInsert, 'id' | 'merchantCode' | 'createdAt'>;

/**
 * Opens a member and hands out the welcome, in one transaction of the database.
 * @returns the member's id, or undefined when the user name is taken.
 */
export async function openMember(tx: Queries, merchant: Merchant, member: NewMember): Promise<number | undefined> {
  const [opened] = await tx.insert(members).values({ ...member, merchantCode: merchant.code }).onConflictDoNothing().returning({ id: members.id });
  if (opened === undefined) return undefined;
  await moveMoney(tx, {
    merchant, kind: 'WELCOME', reference: String(opened.id), amount: wholeUnits(welcomeAmount, exponentOf(merchant)),
    from: { memberId: null, code: 'WELCOME' }, to: { memberId: opened.id, code: 'MAIN' },
  });
  return opened.id;
}

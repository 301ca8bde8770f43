import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/index.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { exponentOf, toMinorUnits } from '../wallet/minorUnits.ts';

/** Play money that a new account receives in its main wallet. */
export interface Welcome {
  /** Code of the merchant's account that pays the play money. It is also the kind of the transaction. */
  kind: string;
  amount: number;
}

const welcomeOfMembers: Welcome = { kind: 'WELCOME', amount: 10_000 };

export type NewMember = Omit<typeof members.$inferInsert, 'id' | 'merchantCode'>;

/**
 * Creates a member and pays the welcome money. Needs a transaction.
 * @returns the member's id, or undefined if the user name or the mobile number is taken.
 */
export async function createMember(
  tx: Queries,
  merchant: Merchant,
  member: NewMember,
  welcome: Welcome = welcomeOfMembers,
): Promise<number | undefined> {
  const [opened] = await tx
    .insert(members)
    .values({ ...member, merchantCode: merchant.code })
    .onConflictDoNothing()
    .returning({ id: members.id });
  if (opened === undefined) return undefined;
  await moveMoney(tx, {
    merchant,
    kind: welcome.kind,
    reference: String(opened.id),
    amount: toMinorUnits(welcome.amount, exponentOf(merchant)),
    from: { memberId: null, code: welcome.kind },
    to: { memberId: opened.id, code: 'MAIN' },
    at: member.createdAt,
  });
  return opened.id;
}

import { randomInt } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { type NewMember, createMember, type Welcome } from './openMember.ts';

const mostTries = 8;

/**
 * Opens a member who chose no user name: one is made of what is known of the name, and digits until it is free.
 * @param member.nameHint what the name may begin with; letters and digits are taken from it.
 */
export async function createMemberWithFreeName(
  tx: Queries,
  merchant: Merchant,
  { nameHint, ...member }: Omit<NewMember, 'username'> & { nameHint: string },
  welcome?: Welcome,
): Promise<number> {
  const letters = nameHint
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 8);
  const stem = letters.length < 2 ? 'player' : letters;
  for (let tries = 0; tries < mostTries; tries++) {
    const id = await createMember(
      tx,
      merchant,
      { ...member, username: `${stem}${randomInt(10 ** 4, 10 ** 8)}` },
      welcome,
    );
    if (id !== undefined) return id;
  }
  throw new Error('No free user name was found.');
}

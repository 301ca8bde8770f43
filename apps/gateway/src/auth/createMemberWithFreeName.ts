import { randomInt } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { type NewMember, createMember, type Welcome } from './createMember.ts';

const mostTries = 8;

/**
 * Creates a member who chose no user name. The name is the letters of the hint, followed by random digits. If the name
 * is taken, the function tries other digits.
 * @param member.nameHint text whose first letters and digits become the start of the name.
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

import { lockFor } from '../db/lockFor.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { tooMany } from '../http/callFailure.ts';
import { inTransaction } from '../http/inTransaction.ts';
import { memberById } from '../members/findMember.ts';
import { openWithFreeName } from '../members/openWithFreeName.ts';
import { signIn } from './signIn.ts';
import { trialPause, trialType, trialWelcome } from './trials.ts';

/** Opens a trial account, never used again once its session is over, and that session. */
export async function freePlay({ merchant, db }: ContextOf<'freePlay'>): Promise<ValueOf<'freePlay'>> {
  return inTransaction(db, async (tx) => {
    await lockFor(tx, `trials ${merchant.code}`);
    const pause = await trialPause(tx, merchant);
    if (pause > 0) throw tooMany(pause);
    const trial = { nameHint: 'trial', type: trialType, passwordHash: '', registerMethod: 'TRIAL', registerHost: '' };
    const id = await openWithFreeName(tx, merchant, trial, trialWelcome);
    return signIn(tx, await memberById(tx, id));
  });
}

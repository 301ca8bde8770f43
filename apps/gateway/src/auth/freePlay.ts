import { lockFor } from '../db/lockFor.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { tooManyTries } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { byAddress, limited } from '../limits/allowances.ts';
import { getMemberById } from '../member/findMember.ts';
import { createMemberWithFreeName } from './createMemberWithFreeName.ts';
import { signIn } from './signIn.ts';
import { secondsUntilTrial, trialType, trialWelcome } from './trials.ts';

/**
 * Creates a trial account and its only session.
 * @throws TOO_MANY.
 */
export async function freePlay(context: ContextOf<'freePlay'>): Promise<ValueOf<'freePlay'>> {
  const { db, limits } = context;
  return limited(db, { uses: [byAddress(context, limits.trials)], counts: 'success' }, () => openTrial(context));
}

function openTrial({ merchant, db }: ContextOf<'freePlay'>): Promise<ValueOf<'freePlay'>> {
  return runInTransaction(db, async (tx) => {
    await lockFor(tx, `trials ${merchant.code}`);
    const pause = await secondsUntilTrial(tx, merchant);
    if (pause > 0) throw tooManyTries(pause);
    const trial = { nameHint: 'trial', type: trialType, passwordHash: '', registerMethod: 'TRIAL', registerHost: '' };
    const id = await createMemberWithFreeName(tx, merchant, trial, trialWelcome);
    return signIn(tx, await getMemberById(tx, id));
  });
}

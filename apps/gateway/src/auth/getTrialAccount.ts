import { eq } from 'drizzle-orm';
import { sessions } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { exponentOf, toDecimal, toMinorUnits } from '../wallet/minorUnits.ts';
import { isTrial, trialMinutes } from './sessions.ts';
import { secondsUntilTrial, trialWelcome } from './trials.ts';

export async function getTrialAccount({
  merchant,
  db,
  session,
}: ContextOf<'getTrialAccount'>): Promise<ValueOf<'getTrialAccount'>> {
  const own = session !== undefined && isTrial(session) ? session : undefined;
  const [row] =
    own === undefined
      ? []
      : await db.select({ expiresAt: sessions.expiresAt }).from(sessions).where(eq(sessions.tokenHash, own.tokenHash));
  const exponent = exponentOf(merchant);
  return {
    state: (await secondsUntilTrial(db, merchant)) === 0 ? 1 : 0,
    minutes: trialMinutes,
    playMoney: toDecimal(toMinorUnits(trialWelcome.amount, exponent), exponent),
    ...(own !== undefined &&
      row !== undefined && { account: { userName: own.username, expirationTime: row.expiresAt.toISOString() } }),
  };
}

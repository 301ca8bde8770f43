import type { Database } from '../db/connect.ts';
import { CallFailure } from './callFailure.ts';

/**
 * Runs `work` in one transaction. A failure with `keepsChanges` commits the earlier changes, for example a counted
 * wrong attempt. The failure is thrown after the transaction, because throwing it inside would roll the changes back.
 */
export async function runInTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const outcome = await db.transaction(async (tx) => {
    try {
      return { value: await work(tx) };
    } catch (error) {
      if (error instanceof CallFailure && error.keepsChanges) return { error };
      throw error;
    }
  });
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

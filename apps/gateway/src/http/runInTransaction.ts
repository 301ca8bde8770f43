import type { Database } from '../db/connect.ts';
import { CallFailure } from './callFailure.ts';

/**
 * Runs `work` in one transaction. A failure that `keepsChanges` commits what was changed until then, such as a counted
 * wrong try, and still fails: thrown through the transaction it would take the count back.
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

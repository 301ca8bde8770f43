/**
 * Error codes of a transaction that PostgreSQL aborts in favour of another: serialisation failure and deadlock. Nothing
 * was written, and a retry may succeed.
 */
const brokenOff = new Set(['40001', '40P01']);

const mostTries = 5;

/** Runs a transaction again, up to five runs in total, if the database aborted it in favour of another transaction. */
export async function retryTransaction<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === mostTries || !brokenOff.has(codeOf(error))) throw error;
    }
  }
}

function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return '';
}

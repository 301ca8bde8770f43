/** What PostgreSQL breaks off to let others through. Nothing was kept, and the same work succeeds when done again. */
const brokenOff = new Set(['40001', '40P01']);

const mostTries = 5;

/** Does whole transactions again that the database broke off for the sake of another: a deadlock, a serialisation failure. */
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

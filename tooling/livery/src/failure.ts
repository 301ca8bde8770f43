/** A failure whose message is for the person: one sentence that says what to do, shown without a stack. */
export class Failure extends Error {}

/** A `Failure` of one sentence for what the system refused (no right to write, a full disk); any other error as it is. */
export function readableFailure(error: unknown): unknown {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return new Failure(
      `${path ?? 'A folder of the project'} can't be written to (${code}): copy the project into a folder of your own, or give yourself the right to write there, and run this again.`,
    );
  }
  if (code === 'ENOSPC') return new Failure('The disk is full: free some space and run this again.');
  return error;
}

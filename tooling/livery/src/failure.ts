/** A failure whose message is for the user: one sentence that explains how to correct it, printed without a stack. */
export class Failure extends Error {}

/**
 * Returns a `Failure` with one sentence if the system refused an operation (no write permission, a full disk). Returns
 * any other error unchanged.
 */
export function readableFailure(error: unknown): unknown {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return new Failure(
      `${path ?? 'A folder of the project'} is not writable (${code}): copy the project into your own folder, or change the permissions, and run this again.`,
    );
  }
  if (code === 'ENOSPC') return new Failure('The disk is full: free some space and run this again.');
  return error;
}

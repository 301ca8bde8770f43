/**
 * Formats an unexpected error for the log, without data from players. Errors of queries need this, because they list
 * values such as names, numbers and password hashes.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('query' in error && 'params' in error)) return error.stack ?? error.message;
  const cause = error.cause instanceof Error ? error.cause.message : 'unknown';
  return `${cause} · in ${String(error.query)}${placesOf(error.stack ?? '')}`;
}

/** The lines of a stack below its message. */
const placesOf = (stack: string): string => stack.match(/\n {4}at .*/g)?.join('') ?? '';

/** The maximum number of messages in one call. */
const mostAtOnce = 100;

/**
 * Makes calls one after another, each with as many ids as a call accepts.
 *
 * @param send returns false after a failure. Then the remaining ids are not sent
 * @returns whether every call succeeded
 */
export async function inChunks(
  ids: readonly string[],
  send: (ids: readonly string[]) => Promise<boolean>,
): Promise<boolean> {
  for (let start = 0; start < ids.length; start += mostAtOnce) {
    // The calls are not parallel, because the first failure must stop the rest.
    if (!(await send(ids.slice(start, start + mostAtOnce)))) return false;
  }
  return true;
}

/** The most messages that one call takes. */
const mostAtOnce = 100;

/**
 * Calls with so many ids at a time as a call takes, one call after the other.
 * @param send gives false where it failed: what follows is not sent
 * @returns whether all went well
 */
export async function inChunks(
  ids: readonly string[],
  send: (ids: readonly string[]) => Promise<boolean>,
): Promise<boolean> {
  for (let start = 0; start < ids.length; start += mostAtOnce) {
    // One after the other: the first that fails ends it.
    if (!(await send(ids.slice(start, start + mostAtOnce)))) return false;
  }
  return true;
}

/**
 * Resolves after this many rendered frames, when observers of the page (of size, of visibility) have reported. For
 * checks that something did not happen: it waits for the browser's frames, not for a time.
 */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

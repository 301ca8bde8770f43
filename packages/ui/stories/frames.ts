/**
 * Resolves after so many rendered frames, by which time observers of the page (of size, of what is in view) have reported.
 * For checks that something did not happen: it waits for the browser's own turn, not for a time.
 */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Resolves when the fonts of the page have loaded. Before that, the measured size of a text would depend on the speed
 * of the machine.
 */
export async function fontsSettled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
}

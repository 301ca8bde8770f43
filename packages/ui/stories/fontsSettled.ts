/**
 * Resolves when the fonts of the page's content have loaded: before that, the measured size of a text would depend on
 * the speed of the machine.
 */
export async function fontsSettled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
}

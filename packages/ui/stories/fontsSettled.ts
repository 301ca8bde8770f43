/** Resolves once the fonts of what is on the page have come: before that, measuring a text tells how fast the machine is. */
export async function fontsSettled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
}

function drawing(width: number, height: number, colour: string): string {
  const box = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect ${box} fill="${colour}"/></svg>`;
}

/** The pictures that the gateway serves, by path. */
export const pictures: ReadonlyMap<string, string> = new Map([
  ['/pictures/banner.svg', drawing(754, 320, 'teal')],
  ['/pictures/game.svg', drawing(216, 216, 'indigo')],
]);

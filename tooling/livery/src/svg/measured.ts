import { Resvg } from '@resvg/resvg-js';
import { isInside } from './svgFacts.ts';

/**
 * A picture as it is measured: words are bars, since faces differ by machine, and what is not published of it is left out.
 * @param width in pixels; default: its own
 * @throws where it is not well-formed, with what the renderer says
 */
export function measured(svg: string, width?: number): Resvg {
  return new Resvg(wordsAsBars(withoutOutside(svg)), {
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
    font: { loadSystemFonts: false },
  });
}

/** Addresses of others, and drawings within drawings, do not reach a player. */
function withoutOutside(svg: string): string {
  return svg.replaceAll(/\s(?:xlink:)?href\s*=\s*("[^"]*"|'[^']*')/gi, (all, address: string) =>
    isInside(address.slice(1, -1)) ? all : '',
  );
}

function wordsAsBars(svg: string): string {
  return svg.replaceAll(/<text\b([^>]*)>([^]*?)<\/text>/g, (_all, attributes: string, words: string) => {
    const number = (name: string, otherwise: number) =>
      Number.parseFloat(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '') || otherwise;
    const size = number('font-size', 16);
    const letters = words.replaceAll(/<[^>]*>/g, '').trim().length;
    const rest = attributes.replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, '');
    return `<rect x="${number('x', 0)}" y="${number('y', size) - size * 0.7}" width="${letters * size * 0.5}" height="${size * 0.3}"${rest}/>`;
  });
}

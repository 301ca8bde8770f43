import { Resvg } from '@resvg/resvg-js';
import { isInside } from './svgFacts.ts';

/**
 * A picture in the form in which it is measured. Words are bars, because faces differ between machines. Unpublished
 * parts are left out.
 * @param width in pixels; default: the picture's own width
 * @throws if it is not well-formed, with the renderer's message
 */
export function measured(svg: string, width?: number): Resvg {
  return new Resvg(wordsAsBars(withoutOutside(svg)), {
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
    font: { loadSystemFonts: false },
  });
}

/** Addresses on other hosts, and drawings inside drawings, are not published. */
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

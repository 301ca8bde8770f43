import { svgFacts } from '../svg/svgFacts.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An SVG as a part of another SVG: scaled to fit into the box, and centred. */
export function placeSvg(svg: string, { x, y, width, height }: Box): string {
  const { size } = svgFacts(svg);
  return svg.slice(svg.indexOf('<svg')).replace(/^<svg\b[^>]*>/, (tag) => {
    const own = tag.replaceAll(/\s(?:width|height|x|y|overflow)="[^"]*"/g, '').slice(0, -1);
    const viewBox = size === undefined || own.includes('viewBox=') ? '' : ` viewBox="0 0 ${size.width} ${size.height}"`;
    return `${own}${viewBox} x="${x}" y="${y}" width="${width}" height="${height}" overflow="visible">`;
  });
}

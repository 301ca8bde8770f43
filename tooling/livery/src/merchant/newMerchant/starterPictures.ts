import { createHash } from 'node:crypto';
import { escapeHtml } from '../../assemble/escape.ts';

/**
 * An icon for a merchant without pictures: a symbol of six petals whose shape depends on the name. The merchant should
 * replace it later.
 */
export function starterIcon(name: string, accent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="${accent}"/><g transform="translate(256 256) scale(1.45)" fill="#fff">${petals(name)}</g></svg>\n`;
}

/** Number of letters beside the symbol that fit in full size. */
const mostLetters = 20;

/** A logo for dark or light backgrounds: the symbol and the name beside it. */
export function starterLogo(name: string, accent: string, mode: 'dark' | 'light'): string {
  const ink = mode === 'dark' ? '#ffffff' : '#1b1b22';
  const letters = Math.max(2, [...new Intl.Segmenter().segment(name)].length);
  // A long name is smaller, because a header has no space for a longer line.
  const scale = Math.min(1, mostLetters / letters);
  const width = Math.round(76 + letters * 25 * scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" role="img" aria-label="${escapeHtml(name)}"><g transform="translate(32 32) scale(.23)" fill="${accent}">${petals(name)}</g><text x="68" y="${Math.round(32 + 14 * scale)}" font-family="system-ui,sans-serif" font-size="${Math.round(42 * scale)}" font-weight="700" letter-spacing="-1" fill="${ink}" textLength="${width - 76}" lengthAdjust="spacingAndGlyphs">${escapeHtml(name)}</text></svg>\n`;
}

function petals(name: string): string {
  const [shape, turn, lean] = createHash('sha256').update(name).digest();
  const wide = 26 + (shape! % 24);
  const start = turn! % 60;
  const bend = (lean! % 50) - 25;
  return Array.from(
    { length: 6 },
    (_, index) =>
      `<path transform="rotate(${start + index * 60})" opacity="${index % 2 === 0 ? 1 : 0.72}" d="M0-18C${-wide + bend}-60 ${-wide}-96 0-132C${wide}-96 ${wide + bend}-60 0-18Z"/>`,
  ).join('');
}

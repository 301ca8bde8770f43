import { escapeXml, num } from './shapes.ts';

/** A title broken into lines, with the font size in user units at which every line fits. */
export interface FittedTitle {
  readonly lines: readonly string[];
  readonly size: number;
  /** Estimated width of each line at that size. */
  readonly widths: readonly number[];
}

/** The script of a text. Only Latin letters may be spaced out or bent. */
export type Script = 'latin' | 'bengali' | 'arabic' | 'hangul' | 'myanmar';

const STACKS: Record<Script, string> = {
  latin: "'Arial Black','Roboto Black',Roboto,'Noto Sans',Arial,sans-serif",
  bengali:
    "'Noto Sans Bengali','Noto Serif Bengali','Hind Siliguri',Vrinda,Kohinoor Bangla,'Bangla Sangam MN',sans-serif",
  arabic: "'Noto Naskh Arabic','Noto Sans Arabic','Geeza Pro','Segoe UI',Tahoma,sans-serif",
  hangul: "'Noto Sans CJK KR','Noto Sans KR','Apple SD Gothic Neo','Malgun Gothic',sans-serif",
  myanmar: "'Noto Sans Myanmar','Myanmar Text','Myanmar MN',Padauk,sans-serif",
};

/** Font stack of a script, system fonts only, ready for a double-quoted attribute. */
export function fontStack(script: Script): string {
  return STACKS[script];
}

export function scriptOf(text: string): Script {
  if (/[\u0980-\u09ff]/.test(text)) return 'bengali';
  if (/[\u1000-\u109f]/.test(text)) return 'myanmar';
  if (/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/.test(text)) return 'hangul';
  return /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/.test(text) ? 'arabic' : 'latin';
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into grapheme clusters, so that it is never cut inside a conjunct or an emoji. */
function graphemes(text: string): string[] {
  return Array.from(clusters.segment(text), (part) => part.segment);
}

function emWidth(letter: string, script: Script): number {
  if (letter === ' ') return 0.32;
  if (script === 'bengali' && /[\u0980-\u09ff]/.test(letter)) return bengaliWidth(letter);
  if (script === 'arabic' && /[\u0600-\u06ff]/.test(letter)) return 0.54;
  if (script === 'myanmar' && /[\u1000-\u109f]/.test(letter))
    return 0.8 + 0.36 * (letter.match(/[\u102b\u102c\u1031\u1038\u103b]/g)?.length ?? 0);
  if (/[MW@]/.test(letter)) return 0.94;
  if (/[mw]/.test(letter)) return 0.9;
  if (/[IJijlrtf.,:;'!|()]/.test(letter)) return 0.42;
  if (/[A-Z]/.test(letter)) return 0.72;
  if (/[a-z0-9]/.test(letter)) return 0.62;
  return letter.codePointAt(0)! > 0x2fff ? 1.1 : 0.72;
}

/** Width of a cluster: its base, plus each vowel sign beside it and a joined consonant. */
function bengaliWidth(cluster: string): number {
  const beside = cluster.match(/[\u09be\u09bf\u09c0\u09c7\u09c8\u0983]/g)?.length ?? 0;
  const both = cluster.match(/[\u09cb\u09cc]/g)?.length ?? 0;
  const joined = cluster.match(/\u09cd/g)?.length ?? 0;
  return 0.72 + beside * 0.34 + both * 0.66 + joined * 0.16;
}

/** Estimated width of a line in em, rather too wide for scripts that can't be squeezed. */
function textWidth(text: string, script: Script = scriptOf(text)): number {
  let width = 0;
  for (const letter of graphemes(text)) width += emWidth(letter, script);
  return width;
}

function splits(words: readonly string[], maxLines: number): string[][] {
  if (maxLines === 1 || words.length === 1) return [[words.join(' ')]];
  const found: string[][] = [[words.join(' ')]];
  for (let cut = 1; cut < words.length; cut += 1) {
    const head = words.slice(0, cut).join(' ');
    for (const tail of splits(words.slice(cut), maxLines - 1)) found.push([head, ...tail]);
  }
  return found;
}

/** Chooses the line breaks that allow the largest letters. A title that is still too long is cut with an ellipsis. */
export function fitTitle(
  name: string,
  maxWidth: number,
  maxLines: number,
  largest: number,
  smallest: number,
): FittedTitle {
  const script = scriptOf(name);
  const words = name.trim().split(/\s+/).slice(0, 12);
  let best: FittedTitle = { lines: [''], size: 0, widths: [0] };
  for (const lines of splits(words, maxLines)) {
    const ems = lines.map((line) => textWidth(line, script));
    const room = lines.length === 1 ? largest : largest * 0.88;
    const size = Math.min(room, maxWidth / Math.max(...ems, 0.1));
    const longer = lines.length > best.lines.length;
    const evener =
      lines.length === best.lines.length && size === best.size && Math.max(...ems) * size < Math.max(...best.widths);
    if (evener || size > best.size * (longer && best.size >= smallest ? 1.12 : 1))
      best = { lines, size, widths: ems.map((em) => em * size) };
  }
  if (best.size >= smallest) return best;
  return shortened(best, script, maxWidth, smallest);
}

function shortened(title: FittedTitle, script: Script, maxWidth: number, size: number): FittedTitle {
  const lines = title.lines.map((line) => {
    if (textWidth(line, script) * size <= maxWidth) return line;
    let kept = '';
    for (const letter of graphemes(line)) {
      if ((textWidth(kept + letter, script) + 0.8) * size > maxWidth) break;
      kept += letter;
    }
    return `${kept.trimEnd()}…`;
  });
  return { lines, size, widths: lines.map((line) => Math.min(maxWidth, textWidth(line, script) * size)) };
}

/** Colours and outline of a title's letters. */
export interface LetterStyle {
  readonly fill: string;
  readonly outline: string;
  /** Width of the outline in user units. */
  readonly outlineWidth: number;
  /** Colour of the depth under the letters; the outline's colour where they are flat. */
  readonly depth: string;
  readonly drop: number;
  readonly family?: string;
  readonly slant?: number;
}

const leadings: Record<Script, number> = { latin: 0.98, bengali: 1.22, arabic: 1.45, hangul: 1.12, myanmar: 1.6 };

/** Distance between baselines, in em. */
export function leading(script: Script): number {
  return leadings[script];
}

/** Renders a fitted title centred on `x`, its last baseline at `y`. Latin lines keep their width with any font. */
export function setTitle(title: FittedTitle, x: number, y: number, letters: LetterStyle): string {
  const script = scriptOf(title.lines.join(' '));
  const step = title.size * leading(script);
  const spans = title.lines
    .map((line, index) => {
      const baseline = y - (title.lines.length - 1 - index) * step;
      const held =
        script === 'latin' && line !== ''
          ? ` textLength="${num(title.widths[index] ?? 0)}" lengthAdjust="spacingAndGlyphs"`
          : '';
      return `<text x="${num(x)}" y="${num(baseline)}"${held}>${escapeXml(line)}</text>`;
    })
    .join('');
  const attributes = `font-family="${letters.family !== undefined && script === 'latin' ? letters.family : fontStack(script)}" font-size="${num(title.size)}" font-weight="900" text-anchor="middle" stroke-linejoin="round"`;
  const slant =
    letters.slant === undefined || script !== 'latin'
      ? ''
      : ` transform="translate(${num(-Math.tan((letters.slant * Math.PI) / 180) * y)} 0) skewX(${letters.slant})"`;
  const under = `<g id="t">${spans}</g>`;
  return `<g ${attributes}${slant}><g fill="${letters.depth}" stroke="${letters.depth}" stroke-width="${num(letters.outlineWidth)}" transform="translate(0 ${num(letters.drop)})">${under}</g><use href="#t" fill="${letters.outline}" stroke="${letters.outline}" stroke-width="${num(letters.outlineWidth)}"/><use href="#t" fill="${letters.fill}"/></g>`;
}

import { roundingTolerance } from './box.ts';
import { nameOf } from './element.ts';
import type { Run } from './words.ts';

/**
 * Number of letters from which a name that a player chose may be on two lines. With the largest text, there is no space
 * for more letters on one line.
 */
const longName = 11;

/**
 * Finds words that are broken over two lines without a hyphen, because of too little space. Names of games and vendors
 * are allowed.
 */
export function findBrokenWords(runs: readonly Run[]): string[] {
  const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
  const range = document.createRange();
  return runs.flatMap(({ element, node }) => {
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2 || element.closest('[dir=auto], textarea') !== null) return [];
    return [...words.segment(node.data)]
      .filter(({ segment, index, isWordLike }) => {
        if (isWordLike !== true) return false;
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const isLongName = segment.length >= longName && element.closest('bdi') !== null;
        return countLines(range) > 1 && !isLongName && !hyphenates(element, segment);
      })
      .map(({ segment }) => `Broken within a word: "${segment}" in ${nameOf(element)}.`);
  });
}

const countLines = (range: Range) =>
  new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ bottom }) => Math.round(bottom))).size;

/**
 * Whether the browser hyphenates a word in the language of an element. Browsers have no dictionary for most languages.
 */
function hyphenates(element: Element, word: string): boolean {
  if (getComputedStyle(element).hyphens !== 'auto') return false;
  const probe = document.createElement('span');
  probe.style.cssText = 'position: absolute; inline-size: min-content; overflow-wrap: normal';
  probe.textContent = word;
  element.append(probe);
  const [own, whole] = ['auto', 'manual'].map((hyphens) => {
    probe.style.hyphens = hyphens;
    return probe.getBoundingClientRect().width;
  });
  probe.remove();
  return own! < whole! - roundingTolerance;
}

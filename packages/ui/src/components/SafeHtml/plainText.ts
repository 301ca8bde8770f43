import { sanitise } from './sanitise.ts';

/** Inline elements. There is no space between them and the text around them. */
const within = new Set([
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'span',
  'code',
]);

/**
 * The words of formatted text from a gateway, with a blank between its paragraphs, rows and cells. For searches, not
 * for display.
 */
export const plainText = (html: string): string => wordsOf(sanitise(html)).replaceAll(/\s+/g, ' ').trim();

function wordsOf(parent: ParentNode): string {
  return [...parent.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return '';
      const words = wordsOf(node);
      return within.has(node.localName) ? words : ` ${words} `;
    })
    .join('');
}

import fc from 'fast-check';
import { hostileHtml } from '../../ui/src/components/SafeHtml/hostileHtml.ts';

/** Whole attempts, pieces that are cut off anywhere, and what opens, closes or hides others. */
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileHtml) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...hostileHtml), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
      .map(([html, at, isEnd]) => {
        const cut = Math.floor(html.length * at);
        return isEnd ? html.slice(cut) : html.slice(0, cut);
      }),
  },
  fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '</style>', '</title>', '<table><tr>', '"', "'", '>', '<', '&lt;'),
  fc.string({ maxLength: 6 }),
);

/** Content that means harm, put together from the corpus of the sanitiser. */
export const hostileTexts = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));

const elements =
  /^(p|div|span|br|hr|b|strong|i|em|u|s|del|ins|mark|small|sub|sup|h[34]|ul|ol|li|dl|dt|dd|blockquote|pre|code|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td|a|img)$/;
const attributes =
  /^(class|href|src|srcset|alt|width|height|loading|decoding|dir|lang|colspan|rowspan|start|target|rel)$/;
const links = /^(https:|http:\/\/localhost|tel:|mailto:)/;

/** What content made of itself that may not be: elements, attributes, addresses of links. Nothing where all is well. */
export function harmIn(content: Element): string[] {
  return [...content.querySelectorAll('*')].flatMap((element) => [
    ...(elements.test(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].filter(({ name }) => !attributes.test(name)).map(({ name }) => name),
    ...(element instanceof HTMLAnchorElement && !links.test(element.href) ? [element.href] : []),
  ]);
}

import fc from 'fast-check';
import { hostileHtml } from '../../../ui/src/components/SafeHtml/hostileHtml.ts';

/**
 * The script in a generated tag. It marks the window. The texts of the sanitiser's tests mark the root element.
 * `assertSafeRendering` checks both marks.
 */
const mark = 'window.broken=1';
const names = [
  'script',
  'svg',
  'math',
  'img',
  'iframe',
  'a',
  'form',
  'style',
  'noscript',
  'template',
  'table',
  'td',
  'b',
  'p',
  'mglyph',
  'mtext',
  'foreignObject',
  'select',
  'option',
  'textarea',
  'title',
  'input',
  'xmp',
  'details',
  'video',
  'x-y',
];
const attributes = [
  'onerror',
  'onload',
  'onclick',
  'ontoggle',
  'style',
  'id',
  'class',
  'name',
  'href',
  'xlink:href',
  'src',
  'srcset',
  'srcdoc',
  'action',
  'formaction',
  'background',
  'autofocus',
  'popover',
  'contenteditable',
];
const values = [
  mark,
  `javascript:${mark}`,
  `JAVA\tSCRIPT:${mark}`,
  `data:text/html,<script>${mark}</script>`,
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example/a',
  '/m/activity',
  'position:fixed;inset:0',
  'root',
  '"',
  "'",
  '>',
  '</script>',
  '--><img src=x>',
];

const attribute = fc
  .tuple(fc.constantFrom(...attributes), fc.constantFrom(...values), fc.constantFrom('"', "'", ''))
  .map(([name, value, quote]) => `${name}=${quote}${value}${quote}`);
const tag = fc
  .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', ' '))
  .map(([name, list, end]) => `<${[name, ...list].join(' ')}${end}`);
/** Content that a merchant's policy refuses and reports. */
const foreign = [
  '<img src="https://elsewhere.example/a.png" alt="seen">',
  '<p><img src="/a.png" srcset="https://elsewhere.example/a.png 2x" alt="seen"></p>',
  '<img src="data:image/png;base64,AAAA" alt="seen">',
  '<div style="background:url(https://elsewhere.example/a.png)">seen</div>',
];
const cutAttempt = fc
  .tuple(fc.constantFrom(...hostileHtml), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
  .map(([html, at, isEnd]) => {
    const cut = Math.floor(html.length * at);
    return isEnd ? html.slice(cut) : html.slice(0, cut);
  });

/**
 * Pieces of a text: complete attacks, attacks that are cut off at any point, generated tags, and pieces that open,
 * close or hide other pieces.
 */
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileHtml) },
  { weight: 3, arbitrary: cutAttempt },
  { weight: 4, arbitrary: tag },
  fc.constantFrom(...foreign),
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '<table><tr>', '"', "'", '>', '<', '&lt;', '&#x6A;', 'words'),
  fc.constantFrom('\u0000', '\u2028', '{{name}}', '$t(title)'),
  fc.string({ maxLength: 6 }),
);

/** Content that tries to run code, to load resources, to cover the page or to navigate. */
export const hostileTexts = fc.array(piece, { minLength: 1, maxLength: 10 }).map((pieces) => pieces.join(''));

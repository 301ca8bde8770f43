import fc from 'fast-check';

/** What a fragment would run: it marks the page. */
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
const piece = fc.oneof(
  { weight: 5, arbitrary: tag },
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '&lt;', '&#x6A;', '<', '>', 'words', '\u0000', '\u2028'),
  fc.string({ maxLength: 6 }),
);

/** Content that tries to run, to load, to cover the page or to lead elsewhere. */
export const hostileFragment = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));

const allowed =
  /^(p|div|span|br|hr|b|strong|i|em|u|s|del|ins|mark|small|sub|sup|h[34]|ul|ol|li|dl|dt|dd|blockquote|pre|code|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td|a|img)$/;
const named = /^(class|href|src|alt|width|height|loading|decoding|dir|lang|colspan|rowspan|start|target|rel)$/;

/** What in content is more than words, links and pictures. */
export function faultsIn(content: ParentNode): string[] {
  return [...content.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.test(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].filter(({ name }) => !named.test(name)).map(({ name }) => name),
    ...(element instanceof HTMLAnchorElement && !/^(https:|http:\/\/localhost|tel:|mailto:)/.test(element.href)
      ? [element.href]
      : []),
    ...(element instanceof HTMLAnchorElement &&
    element.origin !== window.location.origin &&
    element.rel !== 'noopener noreferrer'
      ? ['rel']
      : []),
    ...(element instanceof HTMLImageElement && !/^(https?:\/\/|\/(?![/\\]))/.test(element.getAttribute('src') ?? '')
      ? ['src']
      : []),
  ]);
}

/** Whether anything of it has run. */
export const hasRun = (): boolean => 'broken' in window;

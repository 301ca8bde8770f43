/** Elements that are rendered unchanged. */
export const unchanged: ReadonlySet<string> = new Set([
  'p',
  'div',
  'span',
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
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'code',
  'figure',
  'figcaption',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
]);

/** Headings, and the lower level at which they are rendered, below the title above the content. */
export const headings: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

/** Elements that only group others. They are rendered as a `div`. */
export const containers: ReadonlySet<string> = new Set(['section', 'article', 'center']);

/**
 * Elements that format text. None of them runs code, loads files, takes input or covers the page. Of any other element
 * only the text stays.
 */
export const formatting: ReadonlySet<string> = new Set([
  ...unchanged,
  ...Object.keys(headings),
  ...containers,
  'br',
  'hr',
  'table',
  'a',
  'img',
]);

/** Elements that are drawn as they are. */
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

/** Headings, and what they are drawn as below the title that stands above the content. */
export const headings: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

/** Elements that only hold others. They are drawn as a `div`. */
export const containers: ReadonlySet<string> = new Set(['section', 'article', 'center']);

/**
 * Elements that format text. Nothing that runs, loads, asks or covers the page. Of any other element only the text
 * stays.
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

import DOMPurify from 'dompurify';

/** What formats words. Nothing that runs, loads, asks or lies over the page. */
const tags = [
  'p', 'div', 'section', 'article', 'span', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'font', 'center',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'figure', 'figcaption',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a', 'img',
];

/** No `class`, `id` or `style`: content wears the house's looks, and cannot pass for a part of it. */
const attributes = ['href', 'src', 'alt', 'title', 'dir', 'lang', 'colspan', 'rowspan', 'start', 'width', 'height'];

/**
 * HTML from a gateway as a tree of harmless nodes. They belong to a document of their own: nothing in them has loaded.
 * A browser that guards its script sinks gets what it parses through the policy `dompurify`, which the library makes.
 */
export function sanitise(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

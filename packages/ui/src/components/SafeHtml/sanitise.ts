import { Parser } from 'htmlparser2';
import { formatting } from './elements.ts';

/**
 * Allowed attributes. `class`, `id` and `style` are not allowed: content must use the merchant's fonts and must not
 * imitate a part of the app.
 */
const attributes = ['href', 'src', 'alt', 'dir', 'lang', 'colspan', 'rowspan', 'start', 'width', 'height'];

/** Elements whose text is not content. */
const mute = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'audio',
  'video',
  'xmp',
  'plaintext',
]);

/**
 * For each part of a table: the elements that it may contain (`holds`). Any other element is put into a new element
 * (`between`).
 */
const tables: Readonly<Record<string, { holds: readonly string[]; between: string }>> = {
  table: { holds: ['caption', 'thead', 'tbody', 'tfoot'], between: 'tbody' },
  thead: { holds: ['tr'], between: 'tr' },
  tbody: { holds: ['tr'], between: 'tr' },
  tfoot: { holds: ['tr'], between: 'tr' },
  tr: { holds: ['th', 'td'], between: 'td' },
};
/** The nesting level of each element of a table. */
const depths: Readonly<Record<string, number>> = {
  table: 0,
  caption: 1,
  thead: 1,
  tbody: 1,
  tfoot: 1,
  tr: 2,
  th: 3,
  td: 3,
};

/** Maximum nesting level. Real text is never nested so deeply. */
const deepest = 64;

/** A node that can contain nodes of the content. */
type Container = Element | DocumentFragment;

/** An open element of the content, with the container for its children. */
interface Open {
  into: Container;
  isLink: boolean;
  isMute: boolean;
}

/**
 * Converts HTML from a gateway to a tree of harmless nodes. They belong to a separate document, so they load nothing. A
 * parser in JavaScript reads the HTML, not the browser: the browser's policy would report every style and script in it.
 * Only elements in the list of allowed elements are created.
 */
export function sanitise(html: string): DocumentFragment {
  const page = document.implementation.createHTMLDocument('');
  const content = page.createDocumentFragment();
  const open: Open[] = [{ into: content, isLink: false, isMute: false }];
  const here = () => open.at(-1)!;

  /**
   * The container for an element with this name, or for a text (''). In a table this is a cell, which is created if it
   * is missing.
   */
  const containerFor = (name: string, around: Container): Container => {
    const table = around instanceof Element ? tables[around.localName] : undefined;
    if (table === undefined || table.holds.includes(name)) return around;
    const last = around.lastElementChild;
    return containerFor(
      name,
      last?.localName === table.between ? last : around.appendChild(page.createElement(table.between)),
    );
  };
  const mayStand = (name: string, { into, isLink }: Open) => {
    if (!formatting.has(name) || open.length >= deepest || (name === 'a' && isLink)) return false;
    const depth = depths[name] ?? 0;
    return depth === 0 || (into instanceof Element && into.localName in tables && depth > depths[into.localName]!);
  };

  const parser = new Parser({
    onopentag(name, given) {
      const opened = here();
      const isMute = opened.isMute || mute.has(name);
      if (isMute || !mayStand(name, opened)) return void open.push({ ...opened, isMute });
      const element = page.createElement(name);
      for (const attribute of attributes) if (attribute in given) element.setAttribute(attribute, given[attribute]!);
      containerFor(name, opened.into).append(element);
      open.push({ into: element, isLink: opened.isLink || name === 'a', isMute });
    },
    ontext(words) {
      const { into, isMute } = here();
      if (isMute || (into instanceof Element && into.localName in tables && words.trim() === '')) return;
      containerFor('', into).append(words);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  content.normalize();
  return content;
}

import { Parser } from 'htmlparser2';
import { formatting } from './elements.ts';

/** No `class`, `id` or `style`: content has the merchant's type, and cannot pass for a part of the app. */
const attributes = ['href', 'src', 'alt', 'dir', 'lang', 'colspan', 'rowspan', 'start', 'width', 'height'];

/** The text inside these is not content. */
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

/** What a part of a table may hold, and what stands between it and anything else. */
const tables: Readonly<Record<string, { holds: readonly string[]; between: string }>> = {
  table: { holds: ['caption', 'thead', 'tbody', 'tfoot'], between: 'tbody' },
  thead: { holds: ['tr'], between: 'tr' },
  tbody: { holds: ['tr'], between: 'tr' },
  tfoot: { holds: ['tr'], between: 'tr' },
  tr: { holds: ['th', 'td'], between: 'td' },
};
/** How deep in a table each stands. */
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

/** Deeper than any text is. */
const deepest = 64;

/** What can hold nodes of the content. */
type Container = Element | DocumentFragment;

/** An element of the content that is open: where what it holds goes to. */
interface Open {
  into: Container;
  isLink: boolean;
  isMute: boolean;
}

/**
 * HTML from a gateway as a tree of harmless nodes. They belong to a document of their own: nothing in them has loaded. The
 * HTML is read as text and never parsed by the browser, whose policy would tell of every style and script in it, and what
 * is not named above is not made.
 */
export function sanitise(html: string): DocumentFragment {
  const page = document.implementation.createHTMLDocument('');
  const content = page.createDocumentFragment();
  const open: Open[] = [{ into: content, isLink: false, isMute: false }];
  const here = () => open.at(-1)!;

  /**
   * The container that an element of this name, or a text (''), goes into: in a table that is a cell, made where there
   * is none.
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

import { createElement, type ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import { ContentPicture } from './ContentPicture.tsx';
import { containers, headings, unchanged } from './elements.ts';
import { linkOf } from './linkOf.ts';
import styles from './SafeHtml.module.css';

export interface HtmlOptions {
  /**
   * Returns the absolute address of a picture in the content, or undefined to omit the picture. Default: https
   * addresses and addresses of the page's host, unchanged. If the policy of the page lists its picture servers, pass a
   * function that allows only these.
   */
  locatePicture?: (src: string) => string | undefined;
  /**
   * Whether an address of the app is open. A link to an address that is not open becomes plain text. Default: all are
   * open.
   */
  isOpen?: (address: string) => boolean;
}

/** Elements in which white space between the children is not text. */
const frames = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

const ownPictures = (src: string) => (/^(https:\/\/|\/(?![/\\]))/i.test(src) ? src : undefined);

/**
 * Converts sanitised nodes to React elements. Each element is created by its name, so an element that the sanitiser did
 * not remove by mistake is not rendered.
 */
export function toElements(parent: ParentNode, options: HtmlOptions): ReactNode[] {
  const isFrame = parent instanceof Element && frames.has(parent.localName);
  return [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) return isFrame && node.data.trim() === '' ? null : node.data;
    return node instanceof Element ? toElement(node, index, options) : null;
  });
}

function toElement(element: Element, key: number, options: HtmlOptions): ReactNode {
  const tag = element.localName;
  const children = toElements(element, options);
  const common = { key, ...directionOf(element) };
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (tag === 'img') return toPicture(element, key, options);
  if (tag === 'a') return toLink(element, common, children, options);
  // A table that is wider than a phone scrolls separately.
  if (tag === 'table')
    return (
      <div {...common} key={key} className={styles.scroller}>
        <table>{children}</table>
      </div>
    );
  const name = headings[tag] ?? (unchanged.has(tag) ? nameFor(element) : undefined);
  if (name !== undefined) return createElement(name, { ...common, ...spansOf(element) }, ...children);
  return createElement(containers.has(tag) ? 'div' : 'span', common, ...children);
}

/**
 * Content is parsed like a page without a doctype. A paragraph of such a page may contain elements that are invalid in
 * the app's page.
 */
const nameFor = (element: Element) =>
  element.localName === 'p' &&
  element.querySelector(
    'p, div, section, article, center, table, ul, ol, dl, pre, blockquote, figure, hr, h1, h2, h3, h4, h5, h6',
  )
    ? 'div'
    : element.localName;

function toLink(
  element: Element,
  common: object & { key: number },
  children: ReactNode[],
  { isOpen }: HtmlOptions,
): ReactNode {
  const link = linkOf(element.getAttribute('href'));
  if (link === undefined || (link.isOwn && isOpen?.(link.href) === false))
    return createElement('span', common, ...children);
  const elsewhere = link.isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return createElement(Link, { ...common, ...elsewhere, href: link.href }, ...children);
}

function toPicture(element: Element, key: number, options: HtmlOptions): ReactNode {
  const picture = pictureOf(element, options);
  return (
    picture && (
      <ContentPicture key={key} {...picture} width={numberOf(element, 'width')} height={numberOf(element, 'height')} />
    )
  );
}

/** Address and alt text of a picture in the content, if it may be shown. */
export function pictureOf(
  element: Element,
  { locatePicture = ownPictures }: HtmlOptions,
): { src: string; alt: string } | undefined {
  const src = locatePicture(element.getAttribute('src') ?? '');
  return src === undefined ? undefined : { src, alt: element.getAttribute('alt') ?? '' };
}

function directionOf(element: Element) {
  const [dir, lang] = [element.getAttribute('dir'), element.getAttribute('lang')];
  return {
    ...(dir && /^(ltr|rtl|auto)$/i.test(dir) && { dir: dir.toLowerCase() }),
    ...(lang && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang) && { lang }),
  };
}

/** Attributes of cells that span several columns or rows, and of lists that start at a later number. */
function spansOf(element: Element) {
  const [colSpan, rowSpan, start] = [
    numberOf(element, 'colspan'),
    numberOf(element, 'rowspan'),
    numberOf(element, 'start'),
  ];
  return {
    ...(/^t[hd]$/.test(element.localName) && { ...(colSpan && { colSpan }), ...(rowSpan && { rowSpan }) }),
    ...(element.localName === 'ol' && start !== undefined && { start }),
  };
}

function numberOf(element: Element, name: string): number | undefined {
  const text = element.getAttribute(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

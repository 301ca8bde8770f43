import { createElement, type ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import { ContentPicture } from './ContentPicture.tsx';
import { containers, headings, unchanged } from './elements.ts';
import { linkOf } from './linkOf.ts';
import styles from './SafeHtml.module.css';

export interface HtmlOptions {
  /**
   * Whole address of a picture in the content; undefined leaves it out. Default: https and our own host, as they stand. A page
   * whose policy names its picture servers passes what that policy lets in.
   */
  locatePicture?: (src: string) => string | undefined;
  /** Whether one of our own addresses leads anywhere; a link to one that does not is plain words. Default: all do. */
  isOpen?: (address: string) => boolean;
}

/** Blanks between their parts are no text. */
const frames = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

const ownPictures = (src: string) => (/^(https:\/\/|\/(?![/\\]))/i.test(src) ? src : undefined);

/** Sanitised nodes as elements of the app: made one by one, so that what the sanitiser might overlook has no way through. */
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
  // Wider than a phone, it scrolls by itself.
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

/** A page without a doctype, which content is, lets a paragraph hold what ours may not. */
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

/** Address and words of a picture in the content, where it may be shown. */
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

/** Cells that are wider than one, lists that begin later. */
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

import type { ReactNode } from 'react';
import { linkOf } from './linkOf.ts';
import { sanitise } from './sanitise.ts';
import styles from './SafeHtml.module.css';
import { type HtmlOptions, pictureOf, toElements } from './toElements.tsx';

/** The parts of an announcement that are shown on a card. */
export interface AnnouncementParts {
  /** A picture before any text. */
  picture?: { src: string; alt: string };
  /**
   * A link at the end of the announcement that is not part of a sentence. It is the action of the card. Undefined if
   * its address is not open.
   */
  action?: { label: string; href: string; isExternal: boolean };
  /** The other content. Undefined if there is none. */
  body?: ReactNode;
}

/** Splits formatted text from a gateway into picture, body and action. Everything is sanitised. */
export function splitAnnouncement(html: string, options: HtmlOptions = {}): AnnouncementParts {
  const content = sanitise(html);
  const picture = takePicture(content, options);
  const action = takeAction(content, options);
  const isEmpty = content.textContent.trim() === '' && content.querySelector('img') === null;
  return {
    picture,
    action,
    ...(!isEmpty && {
      body: (
        <div className={styles.html} dir="auto">
          {toElements(content, options)}
        </div>
      ),
    }),
  };
}

function takePicture(content: DocumentFragment, options: HtmlOptions): AnnouncementParts['picture'] {
  const image = content.querySelector('img');
  if (image === null || hasWordsBefore(content, image)) return undefined;
  const picture = pictureOf(image, options);
  takeOut(image);
  return picture;
}

function takeAction(content: DocumentFragment, { isOpen }: HtmlOptions): AnnouncementParts['action'] {
  const last = content.lastElementChild;
  const link = last?.localName === 'a' ? last : last?.querySelector('a');
  const label = link?.textContent.trim();
  if (!last || !link || !label || !standsAlone(link, last)) return undefined;
  const target = linkOf(link.getAttribute('href'));
  if (target === undefined) return undefined;
  takeOut(link);
  if (target.isOwn && isOpen?.(target.href) === false) return undefined;
  return { label, href: target.href, isExternal: !target.isOwn };
}

/** Whether a link is not part of a sentence: there is no text beside or after it. */
function standsAlone(link: Element, last: Element): boolean {
  const before = last.previousSibling instanceof Text ? last.previousSibling.data : '';
  const after = last.nextSibling?.textContent ?? '';
  return last.textContent.trim() === link.textContent.trim() && before.trim() === '' && after.trim() === '';
}

function hasWordsBefore(content: DocumentFragment, element: Element): boolean {
  const range = element.ownerDocument.createRange();
  range.setStart(content, 0);
  range.setEndBefore(element);
  return range.toString().trim() !== '';
}

/** Removes an element, and each ancestor that is empty after that. */
function takeOut(element: Element): void {
  const parent = element.parentElement;
  element.remove();
  if (parent !== null && parent.textContent.trim() === '' && parent.querySelector('img') === null) takeOut(parent);
}

import { shownDocuments } from './shownDocuments.ts';

/** A control, a title or a picture of a page as a browser renders it. */
export interface Piece {
  /**
   * Kind and name, or for a link its address. Every digit is replaced with `0`, because amounts and times change
   * between two visits.
   */
  key: string;
  /** Rounded CSS pixels. Undefined for a link in a text, because browsers break its line at different places. */
  width?: number;
  height?: number;
  /**
   * Left edge in rounded CSS pixels. Undefined for a link in a text, and for an element that can be scrolled sideways,
   * because a carousel may be at any position.
   */
  left?: number;
  /** Top edge, from the top of the view. Undefined for an element that scrolls with the page. */
  top?: number;
  /** Computed colours that are painted: text, background, border, and those of icons inside. */
  colors: string;
}

export interface Snapshot {
  /** The `data-failed` attribute of a page that did not start. */
  failed: string | null;
  /** Width of the document. If it is larger than the view, the page scrolls sideways. */
  documentWidth: number;
  pieces: readonly Piece[];
  /** Addresses of pictures that were loaded and cannot be shown. */
  brokenPictures: readonly string[];
}

/** Runs in the page, so it uses only old syntax, and no function that a supported browser may lack. */
function takeSnapshot(documents: ReturnType<typeof shownDocuments>): Snapshot {
  const selector =
    'a[href],button,input,select,textarea,h1,h2,output,dialog[open],nav,footer,header,[role=tab],[role=radio],[role=status]';
  // Text only for screen readers is in a box of one pixel.
  const isShown = (element: Element) => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { width, height } = each.getBoundingClientRect();
      if (width <= 1 && height <= 1) return false;
    }
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  // Whether the element moves, or its content comes from the gateway while the page is open.
  const isLive = (element: Element) =>
    element.closest('[aria-live]:not([aria-live=off]),[role=timer],[role=marquee],[inert]') !== null;
  const isFixed = (element: Element) => {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (getComputedStyle(each).position === 'fixed') return true;
    return false;
  };
  const isInScroller = (element: Element) => {
    for (let each = element.parentElement; each !== null && each.tagName !== 'BODY'; each = each.parentElement)
      if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible') return true;
    return false;
  };
  const nameOf = (element: Element) =>
    // A link is named by its address, because its text may contain a changing number. The text of a `select` differs between browsers.
    (
      element.getAttribute('href') ||
      element.getAttribute('aria-label') ||
      element.getAttribute('name') ||
      (element.tagName === 'SELECT' ? '' : (element as HTMLElement).innerText) ||
      ''
    )
      .replace(/[\d\u09e6-\u09ef\u06f0-\u06f9]/g, '0')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
  const colorsOf = (element: Element) => {
    const { color, backgroundColor, borderTopColor, borderTopWidth, backgroundImage } = getComputedStyle(element);
    // The icon of a toast is left out, because the toast may have disappeared before the snapshot.
    const drawing = element.tagName === 'OUTPUT' ? null : element.querySelector('svg *');
    return [
      color,
      backgroundColor,
      parseFloat(borderTopWidth) > 0 ? borderTopColor : '',
      backgroundImage === 'none' ? '' : 'picture',
      drawing === null ? '' : getComputedStyle(drawing).fill + getComputedStyle(drawing).stroke,
    ].join(' ');
  };
  const pieces: Piece[] = [];
  const brokenPictures: string[] = [];
  documents.forEach((each) => {
    each.document.querySelectorAll(selector).forEach((element) => {
      if (!isShown(element) || isLive(element)) return;
      const { width, height, left, top } = element.getBoundingClientRect();
      const isInText = getComputedStyle(element).display === 'inline';
      const piece: Piece = {
        key: `${element.tagName.toLowerCase()} ${nameOf(element)}`,
        colors: colorsOf(element),
      };
      if (!isInText) {
        piece.width = Math.round(width);
        piece.height = Math.round(height);
      }
      if (!isInText && !isInScroller(element)) piece.left = Math.round(each.left + left);
      if (isFixed(element)) piece.top = Math.round(each.top + top);
      pieces.push(piece);
    });
    each.document.querySelectorAll('img').forEach((image) => {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') brokenPictures.push(image.currentSrc);
    });
  });
  return {
    failed: document.documentElement.getAttribute('data-failed'),
    documentWidth: document.documentElement.scrollWidth,
    pieces,
    brokenPictures,
  };
}

/** The expression that takes a snapshot of the page in which it runs. */
export const snapshotExpression = `(${takeSnapshot.toString()})((${shownDocuments.toString()})())`;

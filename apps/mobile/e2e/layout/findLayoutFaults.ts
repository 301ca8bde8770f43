import type { Page } from '@playwright/test';

interface Limits {
  /** Pixels that no word may be smaller than. */
  text: number;
  /** Pixels that a finger needs. */
  touch: number;
  /** Pixels that a finger needs where money moves: see `money`. */
  moneyTouch: number;
  /** What moves money, as a selector. */
  money: string;
}

const limits: Limits = { text: 11, touch: 24, moneyTouch: 44, money: '[data-moves-money], form button[type=submit]' };

/**
 * What does not fit on the page as it is now, each as a sentence; empty when everything fits: words that are cut off,
 * broken in two or below the fold of a dialog, reach out of their button or stand at the wrong end of their line, controls and words that lie on one another, a page that scrolls sideways, words too small to
 * read, controls too small for a finger.
 *
 * A name that we did not word, isolated by `<bdi>` or `dir="auto"`, may end in an ellipsis: it has a place where it is
 * whole. So may what runs by itself (a ticker), which is whole in time. A sum of money never.
 */
export async function findLayoutFaults(page: Page, own: Partial<Limits> = {}): Promise<string[]> {
  return page.evaluate(layoutFaultsOfPage, { ...limits, ...own });
}

/** Runs in the page, which knows nothing of this file. */
function layoutFaultsOfPage({ text: smallest, touch, moneyTouch, money }: Limits): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Words {
    element: Element;
    text: string;
    box: Box;
  }
  /** Rounding of boxes and letters. */
  const slack = 1.5;
  /** Pixels that a page may leave free at its end. */
  const endRoom = 48;
  const found = new Set<string>();
  /** What is cut off, reported once for a passage of many lines. */
  const cut = new Map<Element, string>();
  const root = document.documentElement;
  const pen = document.createElement('canvas').getContext('2d')!;

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('[inert]') === null;
  const kindOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.');
  const nameOf = (element: Element) =>
    `${kindOf(element)} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`;
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const shared = (a: Box, b: Box) => ({
    wide: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    high: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const isScrolled = (style: CSSStyleDeclaration, axis: 'X' | 'Y') => /auto|scroll/.test(style[`overflow${axis}`]);
  const isCut = (style: CSSStyleDeclaration, axis: 'X' | 'Y') => /hidden|clip/.test(style[`overflow${axis}`]);
  const parentOf = (element: Element) => element.parentElement;

  /** Read to screen readers alone: a box of next to nothing, or clipped away. */
  function isForReadersAlone(element: Element): boolean {
    for (let each: Element | null = element; each !== null && each !== document.body; each = parentOf(each)) {
      const { width, height } = each.getBoundingClientRect();
      const style = getComputedStyle(each);
      if (width <= 1 && height <= 1 && isCut(style, 'X')) return true;
      if (/inset\(50%|rect\(0/.test(`${style.clipPath} ${style.clip}`)) return true;
    }
    return false;
  }

  const isMoving = (element: Element) => {
    for (let each: Element | null = element; each !== null; each = parentOf(each))
      if (each.getAnimations().some((one) => one.effect?.getTiming().iterations === Infinity)) return true;
    return false;
  };

  /** Where the letters of a run of text really are: its line boxes, as high as its ink. */
  function inkOf(node: Text): Box[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { font, direction } = getComputedStyle(node.parentElement!);
    pen.font = font;
    pen.direction = direction === 'rtl' ? 'rtl' : 'ltr';
    const {
      actualBoundingBoxAscent: up,
      actualBoundingBoxDescent: down,
      fontBoundingBoxAscent: ascent,
    } = pen.measureText(node.data.trim());
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ left, right, top }) => ({ left, right, top: top + ascent - up, bottom: top + ascent + down }));
  }

  /** All words on the page that are meant to be seen. */
  function allWords(): Words[] {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: Words[] = [];
    for (let node = walk.nextNode() as Text | null; node !== null; node = walk.nextNode() as Text | null) {
      const element = node.parentElement!;
      const text = node.data.trim();
      if (
        text === '' ||
        /^(script|style|noscript|option)$/i.test(element.tagName) ||
        !isSeen(element) ||
        isForReadersAlone(element)
      )
        continue;
      reportBroken(node);
      const lines = inkOf(node);
      if (lines.length === 1) reportAway(element, text, lines[0]!);
      for (const box of lines) words.push({ element, text, box });
    }
    return words;
  }

  /** Whether the browser puts hyphens into a word of an element's language: most have no dictionary of most languages. */
  function hyphenates(element: Element, word: string): boolean {
    if (getComputedStyle(element).hyphens !== 'auto') return false;
    const probe = document.createElement('span');
    probe.style.cssText = 'position: absolute; inline-size: min-content; overflow-wrap: normal';
    probe.textContent = word;
    element.append(probe);
    const [own, whole] = ['auto', 'manual'].map((hyphens) => {
      probe.style.hyphens = hyphens;
      return probe.getBoundingClientRect().width;
    });
    probe.remove();
    return own! < whole! - slack;
  }

  /** Letters from which on a name that somebody chose may stand on two lines: the largest text leaves no room for more. */
  const longName = 11;

  /** A word that runs over two lines for want of room, where no hyphen says so. Names of games and makers may. */
  function reportBroken(node: Text): void {
    const element = node.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2 || element.closest('[dir=auto], textarea') !== null) return;
    for (const { segment, index, isWordLike } of new Intl.Segmenter(root.lang, { granularity: 'word' }).segment(
      node.data,
    )) {
      if (isWordLike !== true) continue;
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ bottom }) => Math.round(bottom)),
      );
      const isLongName = segment.length >= longName && element.closest('bdi') !== null;
      if (lines.size > 1 && !isLongName && !hyphenates(element, segment))
        found.add(`Broken within a word: "${segment}" in ${nameOf(element)}.`);
    }
  }

  /** Names that we did not word may be cut at their end, sums may not. */
  const mayEndInEllipsis = (element: Element, text: string) =>
    element.closest('bdi, [dir=auto]') !== null &&
    !/^(?:\p{Sc}|R\$|Rs\.?|[A-Z]{3})?\s*\p{Nd}[\p{Nd}.,\s]*(?:\p{Sc}|[A-Z]{3})?$/u.test(text);

  /** A name that runs the other way than the words around it, and therefore begins at the far end of its own line. */
  function reportAway(element: Element, text: string, box: Box): void {
    const parent = parentOf(element);
    if (!element.matches('bdi, [dir=auto]') || parent === null) return;
    const [own, around] = [getComputedStyle(element), getComputedStyle(parent)];
    if (element.scrollWidth > element.clientWidth || !/\p{L}/u.test(text)) return;
    if (own.display === 'inline' || own.direction === around.direction || !/start|left|right/.test(own.textAlign))
      return;
    const edge = element.getBoundingClientRect();
    const away = around.direction === 'rtl' ? edge.right - box.right : box.left - edge.left;
    if (away > 8 && edge.width - (box.right - box.left) > 8)
      found.add(`Stands away from its place: "${text}" in ${nameOf(parent)}, by ${away.toFixed(0)} px.`);
  }

  function reportCut({ element, text, box }: Words): void {
    if (cut.has(element)) return;
    const report = (where: string, around: Element, by: number) =>
      cut.set(element, `Cut off ${where}: "${text}" in ${nameOf(around)}, by ${by.toFixed(1)} px.`);
    let goesX = true;
    let goesY = true;
    for (
      let around: Element | null = element;
      around !== null && around !== document.body && (goesX || goesY);
      around = parentOf(around)
    ) {
      const style = getComputedStyle(around);
      // A line's own box cuts nothing.
      if (style.display === 'inline') continue;
      const edge = around.getBoundingClientRect();
      if (goesX && isCut(style, 'X') && (box.left < edge.left - slack || box.right > edge.right + slack)) {
        if (!(style.textOverflow === 'ellipsis' && mayEndInEllipsis(element, text)) && !isMoving(element))
          report('sideways', around, Math.max(edge.left - box.left, box.right - edge.right));
        return;
      }
      if (goesY && isCut(style, 'Y') && (box.top < edge.top - slack || box.bottom > edge.bottom + slack)) {
        const isClamped = style.webkitLineClamp !== 'none' && mayEndInEllipsis(element, text);
        if (!isClamped && !isMoving(element))
          report('at top or bottom', around, Math.max(edge.top - box.top, box.bottom - edge.bottom));
        return;
      }
      if (isScrolled(style, 'X')) goesX = false;
      if (isScrolled(style, 'Y')) goesY = false;
      if (style.position === 'fixed') break;
    }
  }

  const controlsSelector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role=menuitem], [tabindex="0"]:not([role=region]):not([role=group])';
  const controls = [...document.querySelectorAll(controlsSelector)].filter(
    (element) => isSeen(element) && !isForReadersAlone(element) && element.getBoundingClientRect().width > 0,
  );

  /** What a finger meets: a box to tick and its words are one. */
  function reachOf(control: Element): Box {
    const label = control instanceof HTMLInputElement ? (control.closest('label') ?? control.labels?.[0]) : undefined;
    const boxes = [control, ...(label && /checkbox|radio/.test((control as HTMLInputElement).type) ? [label] : [])].map(
      (each) => each.getBoundingClientRect(),
    );
    // A control may be made larger for the finger alone, by a part that is not drawn.
    for (const part of ['::before', '::after']) {
      const { content, position, width, height } = getComputedStyle(control, part);
      if (content !== 'none' && position === 'absolute') {
        const [wide, high] = [Number.parseFloat(width), Number.parseFloat(height)];
        const { left, top, width: ownWide, height: ownHigh } = boxes[0]!;
        boxes.push(new DOMRect(left + ownWide / 2 - wide / 2, top + ownHigh / 2 - high / 2, wide || 0, high || 0));
      }
    }
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  }

  /** A link within a sentence is as high as its line. */
  const isWithinSentence = (control: Element) =>
    getComputedStyle(control).display === 'inline' &&
    (control.parentElement?.textContent ?? '').trim().length > (control.textContent ?? '').trim().length;

  /** The plane that something lies on: what is fixed or on top of the page moves apart from the rest. */
  const planeOf = (element: Element): Element => {
    for (let each: Element | null = element; each !== null; each = parentOf(each)) {
      if (/fixed|sticky/.test(getComputedStyle(each).position) || each.matches('dialog[open], [popover]:popover-open'))
        return each;
    }
    return document.body;
  };
  /** Put in a corner of something else on purpose, such as a heart on a tile. */
  const isLaidUpon = (element: Element, other: Element) => {
    for (let each: Element | null = element; each !== null && !each.contains(other); each = parentOf(each))
      if (getComputedStyle(each).position === 'absolute') return true;
    return false;
  };
  const hasMiddleOf = (outer: Box, { left, right, top, bottom }: Box) =>
    isWithin(
      { left: (left + right) / 2, right: (left + right) / 2, top: (top + bottom) / 2, bottom: (top + bottom) / 2 },
      outer,
    );
  const isWithin = (inner: Box, outer: Box) =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  /** The part of a box that what cuts or scrolls, from `from` outwards, lets be seen; undefined for none. */
  function shownOf(from: Element | null, box: Box): Box | undefined {
    let shown = box;
    for (let around = from; around !== null && around !== document.body; around = parentOf(around)) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (isCut(style, 'X') || isScrolled(style, 'X'))
        shown = { ...shown, left: Math.max(shown.left, edge.left), right: Math.min(shown.right, edge.right) };
      if (isCut(style, 'Y') || isScrolled(style, 'Y'))
        shown = { ...shown, top: Math.max(shown.top, edge.top), bottom: Math.min(shown.bottom, edge.bottom) };
      if (style.position === 'fixed') break;
    }
    return shown.right - shown.left > 1 && shown.bottom - shown.top > 1 ? shown : undefined;
  }

  // A dialog makes the rest of the page unreachable: what lies under it is not looked at.
  const top = [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog.matches(':modal')).at(-1);
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        width > 1 &&
        (left < -slack || right > root.clientWidth + slack) &&
        isSeen(element) &&
        shownOf(element.parentElement, boxOf(element.getBoundingClientRect()))?.right === right
      );
    });
    wide.sort(
      (a, b) =>
        Number(planeOf(b) === document.body) - Number(planeOf(a) === document.body) ||
        b.getBoundingClientRect().right - a.getBoundingClientRect().right,
    );
    found.add(
      `The page scrolls sideways, by ${root.scrollWidth - root.clientWidth} px, for ${wide[0] === undefined ? 'what is not seen' : nameOf(wide[0])}.`,
    );
  }

  const words = allWords();
  // What is on its way has no words yet.
  const isAwaited = document.querySelector('main [class*=skeleton]') !== null;
  // A phone's browser zooms out of a page that is too wide: what it scrolls is at least as high as the screen is then.
  const zoom = Math.max(1, root.scrollWidth / root.clientWidth);
  if (top === undefined && !isAwaited && root.scrollHeight > root.clientHeight * zoom + slack) {
    const bottoms = [
      ...words.map(({ element, box }) => ({ element, box })),
      ...controls.map((element) => ({ element, box: boxOf(element.getBoundingClientRect()) })),
    ]
      .filter(({ element }) => planeOf(element) === document.body)
      .map(({ box }) => box.bottom + scrollY);
    if (Math.max(0, ...bottoms) < root.clientHeight - endRoom)
      found.add(`The page scrolls down, by ${root.scrollHeight - root.clientHeight} px, to nothing.`);
  }
  /** By kind of element: a small type is small everywhere. */
  const tooSmall = new Map<string, string>();
  for (const each of words) {
    reportCut(each);
    const size = Number.parseFloat(getComputedStyle(each.element).fontSize);
    const kind = kindOf(each.element);
    if (size < smallest - 0.05 && !tooSmall.has(kind))
      tooSmall.set(kind, `Too small to read: ${size.toFixed(1)} px in ${kind}, such as "${each.text}".`);
    const control = each.element.closest('a[href], button, [role=tab], [role=option]');
    if (
      control !== null &&
      getComputedStyle(control).display !== 'inline' &&
      !isMoving(each.element) &&
      !isLaidUpon(each.element, control)
    ) {
      const shown = shownOf(each.element, each.box);
      if (shown !== undefined && !isWithin(shown, reachOf(control)))
        found.add(`Reaches out of its control: "${each.text}" in ${nameOf(control)}.`);
    }
  }

  /** What names a dialog is read without scrolling, and so are the first two lines of what describes it. */
  function reportUnread(dialog: Element, attribute: string, linesOf: (element: Element) => number): void {
    const element = document.getElementById(dialog.getAttribute(attribute) ?? '');
    if (element === null || isForReadersAlone(element)) return;
    const whole = element.getBoundingClientRect();
    const shown = shownOf(element.parentElement, boxOf(whole));
    const seen = shown === undefined ? 0 : Math.min(shown.bottom, innerHeight) - Math.max(shown.top, 0);
    if (seen < Math.min(whole.height, linesOf(element)) - slack)
      found.add(`Below the fold of its dialog: ${nameOf(element)}, ${Math.max(seen, 0).toFixed(0)} px of it are seen.`);
  }
  if (top !== undefined) {
    reportUnread(top, 'aria-labelledby', () => Infinity);
    reportUnread(top, 'aria-describedby', (element) => 2 * Number.parseFloat(getComputedStyle(element).lineHeight));
  }
  const reachable = <Some extends { element: Element }>(list: readonly Some[]) =>
    list.filter(({ element }) => top === undefined || top.contains(element));

  const placed = reachable(
    controls.flatMap((element) => {
      const box = shownOf(element.parentElement, boxOf(element.getBoundingClientRect()));
      // The next banner, of which a strip is seen while it comes, is not there yet.
      const isComing = box !== undefined && box.right - box.left < element.getBoundingClientRect().width - slack;
      return box === undefined || isComing ? [] : [{ element, box, plane: planeOf(element) }];
    }),
  );
  placed.forEach(({ element, box, plane }, index) => {
    for (const other of placed.slice(index + 1)) {
      if (other.plane !== plane || element.contains(other.element) || other.element.contains(element)) continue;
      const { wide, high } = shared(box, other.box);
      if (wide <= slack || high <= slack) continue;
      if (
        (hasMiddleOf(box, other.box) && isLaidUpon(other.element, element)) ||
        (hasMiddleOf(other.box, box) && isLaidUpon(element, other.element))
      )
        continue;
      if (element.closest('label') !== null && element.closest('label') === other.element.closest('label')) continue;
      found.add(`On one another: ${nameOf(element)} and ${nameOf(other.element)}.`);
    }
    const reach = reachOf(element);
    const least = element.closest(money) === null ? touch : moneyTouch;
    const size = Math.min(reach.right - reach.left, reach.bottom - reach.top);
    if (size < least - 0.5 && !isWithinSentence(element))
      found.add(`Too small for a finger: ${nameOf(element)}, ${size.toFixed(0)} px of ${least}.`);
  });

  const written = reachable(
    words.flatMap((each) => {
      const box = isMoving(each.element) ? undefined : shownOf(each.element, each.box);
      return box === undefined ? [] : [{ ...each, box, plane: planeOf(each.element) }];
    }),
  );
  written.forEach(({ element, text, box, plane }, index) => {
    for (const other of written.slice(index + 1)) {
      if (other.plane !== plane || other.element === element) continue;
      const { wide, high } = shared(box, other.box);
      if (wide > 2 && high > 3) found.add(`Words on one another: "${text}" and "${other.text}".`);
    }
  });
  return [...found, ...cut.values(), ...tooSmall.values()];
}

import type { Tab } from './engine.ts';
import { shownDocuments } from './shownDocuments.ts';
import { type Snapshot, snapshotExpression } from './snapshot.ts';
import { waitFor } from './waitFor.ts';

/** Whether the app has not started, a dialog is opening, or something in the view is still loading. Runs in the page. */
function isLoading(documents: ReturnType<typeof shownDocuments>): boolean {
  const root = document.documentElement;
  if (root.getAttribute('data-failed') !== null) return false;
  if (root.getAttribute('data-app') === null || root.getAttribute('data-masked') !== null) return true;
  const isInView = (element: Element) => {
    const { width, top, bottom } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const hasInView = (selector: string) =>
    documents.some((each) =>
      Array.from(each.document.querySelectorAll(selector)).some(
        (element) => isInView(element) && element.tagName !== 'PROGRESS',
      ),
    );
  // WebKit starts the transition of an opened dialog only when it renders, which can be a second later on a busy machine.
  const isOpening = documents.some((each) =>
    each.document.getAnimations().some(({ effect, playState }) => {
      const isShort = effect !== null && Number(effect.getComputedTiming().endTime) <= 1000;
      const target = isShort ? (effect as KeyframeEffect).target : null;
      return playState === 'running' && target !== null && target.closest('dialog[open]') !== null;
    }),
  );
  return (
    isOpening ||
    hasInView('[aria-busy=true],[role=progressbar],[class*=skeleton]') ||
    !hasInView('main :is(a,button,input,h1,h2,p),dialog[open]')
  );
}

const inPage = (run: (documents: ReturnType<typeof shownDocuments>, ...rest: never[]) => unknown, ...rest: unknown[]) =>
  `(${run.toString()})(${[`(${shownDocuments.toString()})()`, ...rest.map((value) => JSON.stringify(value))].join(',')})`;

/** Number of equal snapshots in a row before a page counts as settled. */
const alikeLooks = 4;

/** Waits until the page has stopped changing: nothing is being loaded, and several snapshots are equal. */
export async function settled(tab: Tab): Promise<Snapshot> {
  let before = '';
  let alike = 0;
  return waitFor(
    'the page does not settle',
    async () => {
      const isBusy = await tab.evaluate<boolean>(inPage(isLoading));
      return { isBusy, snapshot: await tab.evaluate<Snapshot>(snapshotExpression) };
    },
    ({ isBusy, snapshot }) => {
      const now = JSON.stringify(snapshot);
      alike = !isBusy && now === before ? alike + 1 : 1;
      before = now;
      return alike >= alikeLooks;
    },
  ).then(({ snapshot }) => snapshot);
}

/** The position of an element in the view. */
interface Target {
  x: number;
  y: number;
  /** The element that covers it; undefined if no other element does. */
  coveredBy?: string;
}

/**
 * Finds the first visible element of a selector, with a name if one is given. An open dialog has priority. Runs in the
 * page.
 */
function findTarget(
  documents: ReturnType<typeof shownDocuments>,
  selector: string,
  name: string | null,
): Target | null {
  for (const each of documents) {
    const inside = each.document;
    const dialogs = inside.querySelectorAll('dialog[open]');
    const scope = dialogs.length > 0 ? dialogs[dialogs.length - 1]! : inside;
    for (const element of Array.from(scope.querySelectorAll(selector))) {
      const label = element.getAttribute('aria-label') || (element as HTMLElement).innerText || '';
      if (name !== null && label.trim() !== name) continue;
      // Chromium 106 ignores the space that `scroll-margin` keeps free if the position is 'nearest'.
      element.scrollIntoView({ block: 'center' });
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const place = { x: each.left + x, y: each.top + y };
      const hit = inside.elementFromPoint(x, y);
      if (hit !== null && (element.contains(hit) || hit.contains(element))) return place;
      return { ...place, coveredBy: hit === null ? 'outside the view' : hit.outerHTML.slice(0, 120) };
    }
  }
  return null;
}

/**
 * Taps the first visible element of a selector.
 * @throws if there is none, or another element covers it
 */
export async function press(tab: Tab, selector: string, name: string | null = null): Promise<void> {
  const target = await waitFor(
    `no visible element to tap: ${selector}${name === null ? '' : ` '${name}'`}`,
    () => tab.evaluate<Target | null>(inPage(findTarget, selector, name)),
    (found) => found !== null && found.coveredBy === undefined,
  );
  await tab.tap(target!.x, target!.y);
}

/** Types into the first visible field of a selector. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await press(tab, selector);
  await tab.type(text);
}

/** Waits until an element exists, with a text if one is given. */
export async function appears(tab: Tab, selector: string, text = ''): Promise<void> {
  await waitFor(
    `${selector} ${text} does not appear`,
    () => tab.evaluate<boolean>(inPage(hasElement, selector, text)),
    Boolean,
  );
}

/** Whether an element with a text exists. Runs in the page. */
function hasElement(documents: ReturnType<typeof shownDocuments>, selector: string, text: string): boolean {
  return documents.some((each) =>
    Array.from(each.document.querySelectorAll(selector)).some((element) => (element.textContent || '').includes(text)),
  );
}

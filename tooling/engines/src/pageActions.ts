import type { Tab } from './engine.ts';
import { type Snapshot, snapshotExpression } from './snapshot.ts';
import { waitFor } from './waitFor.ts';

/** Whether the app has not started, or something in the view is still being loaded. */
const loadingExpression = `(function () {
  var root = document.documentElement;
  if (root.getAttribute('data-app') === null && root.getAttribute('data-failed') === null) return true;
  var waiting = document.querySelectorAll('[aria-busy=true],[role=progressbar]');
  for (var i = 0; i < waiting.length; i++) {
    var box = waiting[i].getBoundingClientRect();
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight && waiting[i].tagName !== 'PROGRESS') return true;
  }
  return false;
})()`;

/** The page once it has stopped to change: nothing is being loaded, and two looks at it are alike. */
export async function settled(tab: Tab): Promise<Snapshot> {
  let before = '';
  return waitFor(
    'the page never stops to change',
    async () => {
      const isLoading = await tab.evaluate<boolean>(loadingExpression);
      return { isLoading, snapshot: await tab.evaluate<Snapshot>(snapshotExpression) };
    },
    ({ isLoading, snapshot }) => {
      const now = JSON.stringify(snapshot);
      const isSettled = !isLoading && now === before;
      before = now;
      return isSettled;
    },
  ).then(({ snapshot }) => snapshot);
}

/** Where a press on the first visible element of a selector lands. */
interface Target {
  x: number;
  y: number;
  /** What lies over it, undefined where nothing does. */
  coveredBy?: string;
}

const targetExpression = (selector: string) => `(function () {
  var all = document.querySelectorAll(${JSON.stringify(selector)});
  for (var i = 0; i < all.length; i++) {
    all[i].scrollIntoView({ block: 'nearest' });
    var box = all[i].getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    var x = box.left + box.width / 2, y = box.top + box.height / 2;
    var hit = document.elementFromPoint(x, y);
    if (hit !== null && (all[i].contains(hit) || hit.contains(all[i]))) return { x: x, y: y };
    return { x: x, y: y, coveredBy: hit === null ? 'outside the view' : hit.outerHTML.slice(0, 120) };
  }
  return null;
})()`;

/** Presses the first visible element of a selector. @throws where there is none, or something lies over it */
export async function press(tab: Tab, selector: string): Promise<void> {
  const target = await waitFor(
    `nothing to press: ${selector}`,
    () => tab.evaluate<Target | null>(targetExpression(selector)),
    (found) => found !== null && found.coveredBy === undefined,
  );
  await tab.tap(target!.x, target!.y);
}

/** Types into the first visible field of a selector. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await press(tab, selector);
  await tab.type(text);
}

/** Waits until an element is there. */
export async function appears(tab: Tab, selector: string): Promise<void> {
  await waitFor(
    `${selector} does not appear`,
    () => tab.evaluate<boolean>(`document.querySelector(${JSON.stringify(selector)}) !== null`),
    Boolean,
  );
}

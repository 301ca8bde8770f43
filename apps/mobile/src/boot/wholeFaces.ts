import { workerMessages } from '../serviceWorker/workerMessages.ts';
import { readCutFaces } from './cutFaces.ts';

const headings = 'h1,h2,h3,h4,[data-heading]';
/** Letters and what belongs to them, and in headings digits: in the body's cuts these are whole sets, as signs are. */
const words = { body: /[\p{L}\p{M}\u200c\u200d]+/gu, heading: /[\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu };

/**
 * Looks after a page that is set in faces cut to the words of its drawing. Words that come before the whole faces are set in
 * these from the start, in the phone's font until they are there, and have them fetched at once: half a word in one face and
 * half in another would be worse. Once the whole faces are there, the next screen is set in them, and all that follow: to set
 * the drawing in them too would be work for the phone that nobody sees. Call it before anything is rendered.
 *
 * @returns what has the whole faces fetched, for the time when the network has nothing better to do
 */
export function watchPrerenderedWords(page: Document): () => void {
  const root = page.documentElement;
  const faces = readCutFaces(page);
  if (faces === undefined) return () => {};
  const drawn = { body: new Set<string>(), heading: new Set<string>() };
  const roleOf = (element: Element) => (element.closest(headings) === null ? 'body' : 'heading');
  for (const text of textsIn(page.getElementById('root')!)) {
    const role = roleOf(text.parentElement!);
    for (const [word] of text.data.matchAll(words[role])) drawn[role].add(word);
  }

  const drawnAt = page.location.pathname;
  let isAsked = false;
  let areWholeThere = false;
  const fetchWhole = () => {
    if (isAsked) return;
    isAsked = true;
    const families = new Set(faces.map(({ whole }) => whole));
    const needed = [...page.fonts].filter(({ family }) => families.has(family.replaceAll('"', '')));
    Promise.all(needed.map((face) => face.load())).then(
      () => {
        areWholeThere = true;
        keepWholeFaces();
        finishOnceLeft();
      },
      () => undefined,
    );
  };
  const finishOnceLeft = () => {
    if (areWholeThere && page.location.pathname !== drawnAt) finish();
  };
  const finish = () => {
    observer.disconnect();
    delete root.dataset['cuts'];
    for (const element of page.querySelectorAll('[data-whole]')) element.removeAttribute('data-whole');
  };
  const look = (node: Node) => {
    for (const text of textsIn(node)) {
      const element = text.parentElement;
      if (element === null || element.dataset['whole'] !== undefined) continue;
      const role = roleOf(element);
      if ([...text.data.matchAll(words[role])].some(([word]) => !drawn[role].has(word))) setWhole(element);
    }
    // What a person writes into a field, and what stands in it before, is no text of the page.
    if (node instanceof Element)
      for (const field of node.querySelectorAll<HTMLElement>('input,textarea,select')) setWhole(field);
  };
  const setWhole = (element: HTMLElement) => {
    element.dataset['whole'] = '';
    fetchWhole();
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') look(target);
      else if (type === 'childList') addedNodes.forEach(look);
      // In another language there is nothing left of the drawing.
      else {
        keepWholeFaces();
        return finish();
      }
    }
    finishOnceLeft();
  });
  observer.observe(page.body, { subtree: true, childList: true, characterData: true });
  observer.observe(root, { attributeFilter: ['lang'] });
  return fetchWhole;
}

function* textsIn(node: Node): Generator<Text> {
  const walker = node.ownerDocument!.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = walker.currentNode; text; text = walker.nextNode()!) if (text instanceof Text) yield text;
}

/** Has the service worker keep the faces: it may have come after they did. */
function keepWholeFaces(): void {
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/fonts/'));
  const { serviceWorker } = navigator as Partial<Navigator>;
  void serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: workerMessages.cacheFonts, addresses }));
}

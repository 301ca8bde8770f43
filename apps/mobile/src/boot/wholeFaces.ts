import { workerMessages } from '../serviceWorker/workerMessages.ts';
import { readCutFaces } from './cutFaces.ts';

const headings = 'h1,h2,h3,h4,[data-heading]';
/**
 * Patterns of a word. A word consists of letters and marks. In headings it can contain digits too. The cut faces of the
 * body contain all digits and signs, so words of the body do not include them.
 */
const words = { body: /[\p{L}\p{M}\u200c\u200d]+/gu, heading: /[\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu };

/**
 * Handles a page whose faces are cut to the prerendered words. Words that appear later use the whole faces from the
 * start, because a word that is partly in each face would look worse. They make the browser load the whole faces
 * immediately, and use the phone's font until then. When the whole faces have loaded, the next screen and all later
 * screens use them. The prerendered screen keeps its cut faces, because a change would cost work without a visible
 * effect. Call this function before the app renders.
 *
 * @returns a function that loads the whole faces. Call it when the network is idle.
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
    // The value and placeholder of a field are not text nodes, so every field uses the whole faces.
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
      // After a change of language, no prerendered words are left.
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

/**
 * Sends the addresses of the faces to the service worker, which caches them. The worker may have started after they
 * were loaded.
 */
function keepWholeFaces(): void {
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/fonts/'));
  const { serviceWorker } = navigator as Partial<Navigator>;
  void serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: workerMessages.cacheFonts, addresses }));
}

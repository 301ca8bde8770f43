import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreFocus } from './returnFocus.ts';

let frames: FrameRequestCallback[] = [];
const main = document.createElement('main');
/** Adds a control to the page, and lets mutation observers run. */
const add = async (name: string) => {
  main.append(Object.assign(document.createElement('button'), { textContent: name }));
  await Promise.resolve();
};
const drawFrame = () => {
  for (const draw of frames.splice(0)) draw(0);
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (number: number) => frames.splice(number - 1, 1));
  document.body.append(main);
});
afterEach(() => {
  // Stops the wait for a control that was not added.
  window.dispatchEvent(new Event('pointerdown'));
  main.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a control that is added later is searched for once per frame, and then focused', async () => {
  restoreFocus(main, { name: 'Tiger', number: 1 });
  const looks = vi.spyOn(main, 'querySelectorAll');
  for (let count = 0; count < 50; count += 1) await add(count === 20 || count === 30 ? 'Tiger' : `Game ${count}`);
  expect(looks).not.toHaveBeenCalled();
  drawFrame();
  expect(looks).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(main.children[30]);
});

test('a control that is added in a later frame is found in that frame', async () => {
  restoreFocus(main, { name: 'Tiger', number: 0 });
  await add('Ludo');
  drawFrame();
  await add('Tiger');
  drawFrame();
  expect(document.activeElement).toHaveTextContent('Tiger');
});

test('a touch before the next frame stops the search, so the focus does not change', async () => {
  restoreFocus(main, { name: 'Tiger', number: 0 });
  await add('Tiger');
  window.dispatchEvent(new Event('pointerdown'));
  drawFrame();
  expect(document.activeElement).toBe(document.body);
});

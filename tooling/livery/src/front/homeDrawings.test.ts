import { expect, test, vi } from 'vitest';
import { homeDrawings } from './homeDrawings.ts';

function drawingsAt(time: { now: number }, draw: (code: string) => Promise<void>) {
  const drawn: string[] = [];
  const drawings = homeDrawings({
    now: () => time.now,
    draw: (code) => {
      drawn.push(code);
      return draw(code);
    },
  });
  return { drawn, renew: (code: string) => drawings.renew(code) };
}

test('a home is drawn again once its drawing is a minute old, each by itself', async () => {
  const time = { now: 0 };
  const { drawn, renew } = drawingsAt(time, async () => {});
  await renew('aurora');
  time.now = 59_999;
  await renew('aurora');
  await renew('padma');
  expect(drawn).toEqual(['aurora', 'padma']);
  time.now = 60_000;
  await renew('aurora');
  expect(drawn).toEqual(['aurora', 'padma', 'aurora']);
});

test('while a home is being drawn it is not drawn a second time', async () => {
  let finish = () => {};
  const { drawn, renew } = drawingsAt(
    { now: 0 },
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const first = renew('aurora');
  await renew('aurora');
  finish();
  await first;
  expect(drawn).toEqual(['aurora']);
});

test('a home that can not be drawn is said, throws nothing, and is tried again five seconds later', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const time = { now: 0 };
  const { drawn, renew } = drawingsAt(time, () => Promise.reject(new Error('the gateway is away')));
  await renew('aurora');
  expect(said).toHaveBeenCalledWith('Home of aurora is not drawn anew: the gateway is away');
  time.now = 4_999;
  await renew('aurora');
  expect(drawn).toEqual(['aurora']);
  time.now = 5_000;
  await renew('aurora');
  expect(drawn).toEqual(['aurora', 'aurora']);
  said.mockRestore();
});

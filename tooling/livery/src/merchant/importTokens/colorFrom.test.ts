import { expect, test } from 'vitest';
import { colorFrom } from './colorFrom.ts';

test.each([
  ['#12345680', '#12345680'],
  ['rgb(18 52 86 / 50%)', '#12345680'],
  [{ colorSpace: 'srgb', components: [1, 0, 0], alpha: 0.2 }, '#ff000033'],
  [{ colorSpace: 'srgb', components: [1, 0, 0], alpha: 1 }, '#ff0000'],
  [{ r: 0, g: 0, b: 1, a: 0.5 }, '#0000ff80'],
])('the colour %o is read with its opacity', (value, hex) => {
  expect(colorFrom(value)?.hex).toBe(hex);
});

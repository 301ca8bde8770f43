import { expect, test } from 'vitest';
import { drawingFault } from './drawingFault.ts';

const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`;
const words = '<text x="4" y="18" font-size="16">Nova</text>';

test('a place that is named is the one in the file, whatever stands before it', () => {
  const svg = drawing(`\n${words}<g>`);
  // Where the name of the closing tag begins, which is not the one of <g>.
  const column = svg.split('\n')[1]!.indexOf('</svg>') + 1;
  expect(drawingFault(svg)).toMatchObject({ line: 2, column });
});

test.each(['<path d="M0 0h9v9z"/>', words, `<g fill="none" stroke="#fff"><path d="M0 0h9"/></g>`])(
  'what is seen has no fault: %s',
  (inner) => {
    expect(drawingFault(drawing(inner))).toBeUndefined();
  },
);

test.each([
  '',
  '<g/>',
  '<defs><path d="M0 0h9v9z"/></defs>',
  '<image width="9" height="9" href="https://a.example/x.png"/>',
])('nothing is shown by %s', (inner) => {
  expect(drawingFault(drawing(inner))?.message).toBe('shows nothing');
});

import { expect, test } from 'vitest';
import { drawingFault } from './drawingFault.ts';

const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`;
const words = '<text x="4" y="18" font-size="16">Nova</text>';

test('a reported position is the position in the file, after any other content', () => {
  const svg = drawing(`\n${words}<g>`);
  // The column of the closing tag's name, which is not `g`.
  const column = svg.split('\n')[1]!.indexOf('</svg>') + 1;
  expect(drawingFault(svg)).toMatchObject({ line: 2, column });
});

test.each(['<path d="M0 0h9v9z"/>', words, `<g fill="none" stroke="#fff"><path d="M0 0h9"/></g>`])(
  'a visible drawing has no fault: %s',
  (inner) => {
    expect(drawingFault(drawing(inner))).toBeUndefined();
  },
);

test.each([
  '',
  '<g/>',
  '<defs><path d="M0 0h9v9z"/></defs>',
  '<image width="9" height="9" href="https://a.example/x.png"/>',
])('%s shows nothing', (inner) => {
  expect(drawingFault(drawing(inner))?.message).toBe('shows nothing');
});

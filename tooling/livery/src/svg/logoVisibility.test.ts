import { parseColor } from '@livery/merchant/theme';
import { expect, test } from 'vitest';
import { logoLayers } from './logoLayers.ts';
import { isLogoVisible } from './logoVisibility.ts';

const header = '#fcf4f1';
const ink = '#14181d';
const drawing = (inner: string, width = 200, height = 60) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
const isSeen = (svg: string, ground = header) => isLogoVisible(logoLayers(svg), parseColor(ground)!);

const rect = (x: number, y: number, width: number, height: number, attributes: string) =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" ${attributes}/>`;
const fill = (color: string, more = '') => `fill="${color}" ${more}`;
/** Letters as squares of 20 by 20 units. */
const letters = (x: number, y: number, attributes: string, count = 4) =>
  Array.from({ length: count }, (_, index) => rect(x + index * 28, y, 20, 20, attributes)).join('');
/** Letters as one path. */
const word = (attributes: string) => `<path d="M70 20h16v20h-16zM94 20h16v20h-16zM118 20h16v20h-16z" ${attributes}/>`;
const emblem = `<circle cx="30" cy="30" r="24" fill="${ink}"/>`;
const wide = rect(0, 0, 120, 60, fill(ink));
const gradient = (from: string, to: string) =>
  `<linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

test.each([
  ['letters below a visible emblem', drawing(rect(60, 0, 80, 80, fill(ink)) + letters(46, 90, fill(header)), 200, 112)],
  ['letters of opacity 0.05 beside an emblem', drawing(emblem + letters(70, 20, fill(ink, 'opacity="0.05"')))],
  ['letters of opacity 0.2 beside an emblem', drawing(emblem + letters(70, 20, fill('#8a8a8a', 'opacity="0.2"')))],
  ['letters above a longer line', drawing(letters(60, 10, fill(header), 3) + rect(5, 45, 190, 4, fill(ink)))],
  ['letters with a line through them', drawing(letters(60, 10, fill(header)) + rect(5, 18, 190, 4, fill(ink)))],
  ['letters beside an emblem of over half the width', drawing(wide + letters(130, 20, fill(header), 2))],
  [
    'letters on a plate of almost their colour',
    drawing(rect(0, 0, 200, 60, fill('#888888')) + letters(45, 20, fill('#8a8a8a'))),
  ],
  [
    'letters on a plate of exactly their colour',
    drawing(rect(0, 0, 200, 60, fill('#888888')) + letters(45, 20, fill('#888888'))),
  ],
  ['a path beside an emblem', drawing(emblem + word(fill(header)))],
  ['words beside an emblem', drawing(`${emblem}<text x="70" y="40" font-size="30" fill="${header}">Nova</text>`)],
  [
    'a repeated path beside an emblem',
    drawing(`<defs>${word(`id="w" fill="${header}"`)}</defs>${emblem}<use href="#w"/>`),
  ],
  [
    'a path with a CSS class beside an emblem',
    drawing(`<style>.w{fill:${header}}</style>${emblem}${word('class="w"')}`),
  ],
  [
    'letters in a frame',
    drawing(rect(5, 5, 190, 50, `fill="none" stroke="${ink}" stroke-width="3"`) + letters(45, 20, fill(header))),
  ],
  [
    'letters in a filled frame',
    drawing(rect(5, 5, 190, 50, `fill="${header}" stroke="${ink}"`) + letters(45, 20, fill(header))),
  ],
  ['the end of a word that fades away', drawing(`<defs>${gradient(ink, header)}</defs>${word('fill="url(#g)"')}`)],
  ['five of six letters', drawing(letters(5, 20, fill(header), 5) + letters(145, 20, fill(ink), 1))],
  ['one of six letters', drawing(letters(5, 20, fill(ink), 5) + letters(145, 20, fill(header), 1))],
  ['letters above a line of their width', drawing(letters(45, 10, fill(header)) + rect(45, 40, 104, 4, fill(ink)))],
  [
    'thin letters below a large emblem',
    drawing(rect(60, 0, 80, 80, fill(ink)) + letters(46, 90, `fill="none" stroke="${header}"`), 200, 112),
  ],
  [
    'letters in a masked group',
    drawing(
      `<mask id="m"><path fill="#fff" d="M0 0h200v60H0z"/></mask>${emblem}<g mask="url(#m)">${word(fill(header))}</g>`,
    ),
  ],
])('a logo is not visible if it has invisible parts: %s', (_, svg) => {
  expect(isSeen(svg)).toBe(false);
});

test.each([
  ['an emblem beside letters', drawing(emblem + letters(70, 20, fill(ink)))],
  [
    'letters on a plate of the ground’s colour',
    drawing(rect(0, 0, 200, 60, fill(header)) + letters(45, 20, fill(ink))),
  ],
  [
    'letters of the ground’s colour on a dark plate',
    drawing(rect(0, 0, 200, 60, fill(ink)) + letters(45, 20, fill(header))),
  ],
  [
    'letters with an outline and the ground’s colour inside',
    drawing(letters(45, 20, `fill="${header}" stroke="${ink}" stroke-width="2"`)),
  ],
  [
    'letters with an outline of the ground’s colour',
    drawing(letters(45, 20, `fill="${ink}" stroke="${header}" stroke-width="2"`)),
  ],
  ['letters over a faint shadow', drawing(letters(46, 22, fill('#000', 'opacity="0.1"')) + letters(45, 20, fill(ink)))],
  [
    'letters with a soft shadow',
    drawing(
      `<filter id="f"><feDropShadow dx="1" dy="2" stdDeviation="2" flood-opacity="0.3"/></filter><g filter="url(#f)">${letters(45, 20, fill(ink))}</g>`,
    ),
  ],
  [
    'an emblem with a shade of its colour on one half',
    drawing(rect(10, 5, 50, 50, fill('#808080')) + rect(35, 5, 25, 50, fill('#868686')) + letters(80, 20, fill(ink))),
  ],
  [
    'a letter of two strokes of one colour',
    drawing(rect(90, 5, 8, 50, fill(ink)) + rect(90, 25, 8, 8, fill(ink)) + rect(90, 47, 30, 8, fill(ink))),
  ],
  ['a shape that is drawn twice', drawing(rect(50, 5, 100, 50, fill(ink)).repeat(2))],
  [
    'a fully transparent area around everything',
    drawing(rect(0, 0, 200, 60, 'fill-opacity="0"') + letters(45, 20, fill(ink))),
  ],
  [
    'a name beside an invisible emblem',
    drawing(`<circle cx="30" cy="30" r="24" fill="${header}"/>${letters(70, 20, fill(ink))}`),
  ],
])('a logo is visible with %s', (_, svg) => {
  expect(isSeen(svg)).toBe(true);
});

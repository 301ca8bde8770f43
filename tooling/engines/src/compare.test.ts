import { expect, test } from 'vitest';
import { differences } from './compare.ts';
import type { Piece, Snapshot } from './snapshot.ts';

const button: Piece = { key: 'button Log in', width: 200, height: 44, left: 16, colors: 'rgb(0, 0, 0) green' };
const page = (pieces: Piece[], more: Partial<Snapshot> = {}): Snapshot => ({
  failed: null,
  documentWidth: 412,
  brokenPictures: [],
  pieces,
  ...more,
});

test('pages that differ by a few pixels in the size of letters are equal', () => {
  expect(differences(page([button]), page([{ ...button, width: 205, left: 14 }]))).toEqual([]);
});

test.each([
  ['a missing element', page([]), 'missing: button Log in'],
  ['an element that is too high', page([{ ...button, height: 823 }]), 'button Log in: height 823 instead of 44'],
  ['a border without a colour', page([{ ...button, colors: 'none' }]), 'colours none instead of rgb(0, 0, 0) green'],
  ['a page that did not start', page([button], { failed: '' }), "the page is marked as failed: ''"],
  ['a page that is too wide', page([button], { documentWidth: 480 }), 'the page is 480 px wide instead of 412'],
  ['a picture that is not shown', page([button], { brokenPictures: ['/a.avif'] }), 'broken picture /a.avif'],
])('%s is a difference', (_name, tested, expected) => {
  expect(differences(page([button]), tested).join()).toContain(expected);
});

test('another top edge of a fixed element is a difference, unless the element is fixed in only one browser', () => {
  const fixed = { ...button, top: 700 };
  expect(differences(page([fixed]), page([{ ...button, top: 60 }]))).toHaveLength(1);
  expect(differences(page([fixed]), page([button]))).toEqual([]);
  expect(differences(page([button]), page([fixed]))).toEqual([]);
});

test('on a page whose content changes at each visit, a missing element is not a difference', () => {
  expect(differences(page([button]), page([]), true)).toEqual([]);
});

test('on a page whose content changes at each visit, the size of an element with a number is not compared', () => {
  const row = { ...button, key: 'button Hanoi 0 min' };
  const higher = { ...row, height: 88 };
  expect(differences(page([row]), page([higher]), true)).toEqual([]);
  expect(differences(page([row]), page([higher]))).toHaveLength(1);
});

test('for several elements with the same name, another order is not a difference', () => {
  const other = { ...button, left: 216 };
  expect(differences(page([button, other]), page([other, button]))).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { assignSlots, type Range, type Slot } from './assignSlots.ts';

const columns = 3;
const slotsOf = (first: number, end: number): Slot[] =>
  Array.from({ length: end - first }, (_, at) => ({ index: first + at, arePicturesDelayed: false }));
const indexes = (slots: readonly Slot[]) => slots.map(({ index }) => index);
const sorted = (slots: readonly Slot[]) => indexes(slots).toSorted((a, b) => a - b);
const wanted = (inView: Range, near: Range, pinned?: number) => ({ inView, near, pinned, columns, isFast: false });
const rows = (first: number, end: number): Range => ({ first: first * columns, end: end * columns });

describe('assignSlots', () => {
  test('gives items in view the slots of items that are not near any more, immediately', () => {
    const before = slotsOf(0, 15);
    const after = assignSlots(before, wanted(rows(2, 6), rows(1, 7)));
    expect(indexes(after)).toEqual([15, 16, 17, ...indexes(before).slice(3)]);
  });

  test('gives slots to items that are only near one at a time', () => {
    const before = assignSlots(slotsOf(0, 15), wanted(rows(0, 4), rows(0, 6)));
    expect(indexes(before)).toEqual(indexes(slotsOf(0, 16)));
  });

  test('returns the same slots if there are no new items near the window', () => {
    const before = slotsOf(0, 15);
    expect(assignSlots(before, wanted(rows(1, 4), rows(0, 5)))).toBe(before);
  });

  test('never moves a slot to another column after scrolling down, up and far away', () => {
    let slots: readonly Slot[] = slotsOf(0, 15);
    for (const top of [3, 9, 4, 300, 0])
      for (let turn = 0; turn < 20; turn += 1)
        slots = assignSlots(slots, wanted(rows(top, top + 4), rows(Math.max(0, top - 1), top + 5)));
    expect(slots.map(({ index }) => index % columns)).toEqual(slotsOf(0, slots.length).map(({ index }) => index % 3));
    expect(new Set(indexes(slots)).size).toBe(slots.length);
    expect(slots.length).toBeLessThanOrEqual(18);
  });

  test('does not change the slot of a pinned item at any window position', () => {
    const before = slotsOf(0, 15);
    const after = assignSlots(before, wanted(rows(100, 105), rows(100, 105), 4));
    expect(after[4]).toBe(before[4]);
    expect(sorted(after)).toEqual([4, ...indexes(slotsOf(300, 315))]);
  });

  test('delays the pictures of items that appear during fast scrolling', () => {
    const after = assignSlots(slotsOf(0, 15), { ...wanted(rows(50, 54), rows(50, 54)), isFast: true });
    expect(after.filter(({ index }) => index >= 150).map(({ arePicturesDelayed }) => arePicturesDelayed)).toEqual(
      Array(12).fill(true),
    );
  });
});

import { createSafeStorage } from '@livery/device/storage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRecorded, readRecord, withPopups } from './popupRecord.ts';

const news = { id: '1', announcementId: 'PU-1', title: 'Good to see you', html: '<p>Words</p>', isRead: false };
const bengali = { ...news, title: 'আপনাকে পেয়ে ভালো লাগল' };

test('[HOME-17] the same news in another language is the same news', () => {
  const record = withPopups({}, [news], 'EN');
  expect(isRecorded(record, bengali, 'BN')).toBe(true);
  const both = withPopups(record, [bengali], 'BN');
  expect([isRecorded(both, news, 'EN'), isRecorded(both, bengali, 'BN')]).toEqual([true, true]);
});

test('[HOME-17] what changed in the language it was seen in is new, and then seen', () => {
  const changed = { ...news, html: '<p>Other words</p>' };
  const record = withPopups({}, [news], 'EN');
  expect(isRecorded(record, changed, 'EN')).toBe(false);
  expect(isRecorded(withPopups(record, [changed], 'EN'), changed, 'EN')).toBe(true);
  expect(isRecorded(record, { ...news, announcementId: 'PU-2' }, 'EN')).toBe(false);
});

test('whatever stands in the storage, it is read as a record', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = createSafeStorage(() => ({ getItem: () => text }) as unknown as Storage);
      expect(typeof isRecorded(readRecord(storage, 'news'), news, 'EN')).toBe('boolean');
    }),
  );
});

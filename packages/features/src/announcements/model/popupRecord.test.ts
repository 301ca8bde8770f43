import { expect, test } from 'vitest';
import { isRecorded, withPopups } from './popupRecord.ts';

const popup = { id: '1', announcementId: 'PU-1', title: 'Good to see you', html: '<p>Words</p>', isRead: false };
const bengali = { ...popup, title: 'আপনাকে পেয়ে ভালো লাগল' };

test('[HOME-17] a popup in another language is treated as the same popup', () => {
  const record = withPopups({}, [popup], 'EN');
  expect(isRecorded(record, bengali, 'BN')).toBe(true);
  const both = withPopups(record, [bengali], 'BN');
  expect([isRecorded(both, popup, 'EN'), isRecorded(both, bengali, 'BN')]).toEqual([true, true]);
});

test('[HOME-17] a popup whose content changed in the recorded language is new, until it is recorded again', () => {
  const changed = { ...popup, html: '<p>Other words</p>' };
  const record = withPopups({}, [popup], 'EN');
  expect(isRecorded(record, changed, 'EN')).toBe(false);
  expect(isRecorded(withPopups(record, [changed], 'EN'), changed, 'EN')).toBe(true);
  expect(isRecorded(record, { ...popup, announcementId: 'PU-2' }, 'EN')).toBe(false);
});

import type { Announcement } from '@livery/api/announcements/getAnnouncements';
import { expect, test } from 'vitest';
import { duePopups } from './duePopups.ts';
import { withPopups } from './popupRecord.ts';

const announcement = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  announcementId: id,
  title: `Title ${id}`,
  html: '<p>Text</p>',
  isRead: false,
  ...more,
});
const many = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => announcement(`${prefix}${index}`));
const dueOf = (
  announcements: { player?: Announcement[]; popups?: Announcement[] },
  situation: Partial<Parameters<typeof duePopups>[1]> = {},
) =>
  duePopups({ player: [], popups: [], ...announcements } as unknown as Parameters<typeof duePopups>[0], {
    language: 'EN',
    isAfterLogin: false,
    seen: {},
    hidden: {},
    ...situation,
  }).map((due) => `${due.kind} ${due.announcement.id}`);

test('[HOME-17] popups that were seen in this visit, or that the player hid, are not due', () => {
  const popups = many('p', 3);
  expect(dueOf({ popups })).toEqual(['merchant p0', 'merchant p1', 'merchant p2']);
  expect(dueOf({ popups }, { seen: withPopups({}, [popups[0]!], 'EN') })).toEqual(['merchant p1', 'merchant p2']);
  expect(dueOf({ popups }, { hidden: withPopups({}, [popups[1]!], 'EN') })).toEqual(['merchant p0', 'merchant p2']);
});

test('[HOME-17] after a login the unread announcements of the member come first', () => {
  const player = [announcement('a', { isRead: true }), announcement('b')];
  const popups = many('p', 1);
  expect(dueOf({ player, popups })).toEqual(['merchant p0']);
  expect(dueOf({ player, popups }, { isAfterLogin: true })).toEqual(['login b', 'merchant p0']);
});

test('[HOME-17] an unread announcement after the four newest is not due', () => {
  const read = many('a', 4).map((each) => ({ ...each, isRead: true }));
  expect(dueOf({ player: [...read, announcement('old')] }, { isAfterLogin: true })).toEqual([]);
});

test('[HOME-17] at most four of each kind are due', () => {
  const due = dueOf({ player: many('a', 6), popups: many('p', 6) }, { isAfterLogin: true });
  expect(due).toEqual([0, 1, 2, 3].map((n) => `login a${n}`).concat([0, 1, 2, 3].map((n) => `merchant p${n}`)));
});

test('[HOME-17] an announcement without title and text is not due', () => {
  expect(dueOf({ popups: [announcement('p', { title: ' ', html: ' ' })] })).toEqual([]);
});

export const announcement = { id: 'a1', announcementId: 'PL-1', title: 'Hello', content: '<p>Hello</p>', read: false };

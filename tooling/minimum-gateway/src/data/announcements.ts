/** The announcements, each in the group `player`. */
export const announcements = [
  { id: 1, announcementId: 1, title: 'Welcome to the test gateway' },
  { id: 2, announcementId: 2, title: 'New games arrive on Friday' },
];

export const banners = [{ groupName: 'm_home', url: '/pictures/banner.svg' }];

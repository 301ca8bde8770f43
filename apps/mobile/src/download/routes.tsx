import { lazyCode, type Screen } from '@livery/foundation/code';

const screen = { texts: ['install', 'download', 'shell'], isOpen: ({ APPWINDOW }) => APPWINDOW } satisfies Omit<
  Screen,
  'Component'
>;

export const downloadScreen: Screen = {
  ...screen,
  ...lazyCode(() => import('./DownloadWithBar.tsx'), 'DownloadWithBar'),
};

export const appScreen: Screen = {
  ...screen,
  ...lazyCode(() => import('./DownloadBelowHeader.tsx'), 'DownloadBelowHeader'),
};

export { NoticesProvider } from './NoticesProvider.tsx';
export { noticeDuration, useNotices } from './notices.ts';
export type { NoticeOptions, Notices } from './notices.ts';

export { plainText } from './components/SafeHtml/plainText.ts';
export { SafeHtml } from './components/SafeHtml/SafeHtml.tsx';
export type { SafeHtmlProps } from './components/SafeHtml/SafeHtml.tsx';
export { splitAnnouncement } from './components/SafeHtml/splitAnnouncement.tsx';
export type { AnnouncementParts } from './components/SafeHtml/splitAnnouncement.tsx';
export type { HtmlOptions } from './components/SafeHtml/toElements.tsx';

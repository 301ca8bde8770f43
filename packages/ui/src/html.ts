export { SafeHtml } from './components/SafeHtml/SafeHtml.tsx';
export type { SafeHtmlProps } from './components/SafeHtml/SafeHtml.tsx';
export { readNews } from './components/SafeHtml/readNews.tsx';
export type { ReadNews } from './components/SafeHtml/readNews.tsx';
export type { HtmlOptions } from './components/SafeHtml/toElements.tsx';

export { scrollToTop } from './components/ScrollTopButton/scrollToTop.ts';

export { scrollToTop } from './components/ScrollTopButton/scrollToTop.ts';
export { useTabInView } from './components/TabBar/useTabInView.ts';

export { NewsRow, type NewsRowProps } from './components/NewsRow/NewsRow.tsx';

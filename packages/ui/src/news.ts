export { NewsDialog } from './components/NewsDialog/NewsDialog.tsx';
export type { NewsDialogProps, NewsItem } from './components/NewsDialog/NewsDialog.tsx';

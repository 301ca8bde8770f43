export { SearchDialog } from './components/SearchDialog/SearchDialog.tsx';
export type { SearchDialogProps } from './components/SearchDialog/SearchDialog.tsx';
export type { SearchOption } from './components/SearchDialog/SearchOptions.tsx';

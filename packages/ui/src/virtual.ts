export { ListEnd } from './components/ListEnd/ListEnd.tsx';
export type { ListEndProps } from './components/ListEnd/ListEnd.tsx';
export { VirtualList } from './components/VirtualList/VirtualList.tsx';
export type { VirtualListProps } from './components/VirtualList/VirtualList.tsx';
export { VirtualTileGrid } from './components/VirtualTileGrid/VirtualTileGrid.tsx';
export type { VirtualTileGridProps } from './components/VirtualTileGrid/VirtualTileGrid.tsx';
export type { More } from './components/VirtualRows/VirtualRows.tsx';

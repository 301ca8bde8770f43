export { VirtualTileGrid } from './components/VirtualTileGrid/VirtualTileGrid.tsx';
export type { VirtualTileGridProps } from './components/VirtualTileGrid/VirtualTileGrid.tsx';

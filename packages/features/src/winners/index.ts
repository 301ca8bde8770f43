export { WinnerBoard } from './blocks.tsx';

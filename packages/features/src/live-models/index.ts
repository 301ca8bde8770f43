export { LiveModels } from './blocks.tsx';

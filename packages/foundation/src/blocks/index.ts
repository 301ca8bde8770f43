export { BlockSkeleton, CardsSkeleton } from './BlockSkeleton.tsx';
export { CardStrip } from './CardStrip.tsx';
export { LoadWhenNear } from './LoadWhenNear.tsx';

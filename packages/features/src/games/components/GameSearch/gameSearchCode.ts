import { lazyCode } from '@livery/foundation/code';

/** The search overlay. Its code is loaded when the player touches the control that opens it. */
export const gameSearchCode = lazyCode(() => import('./GameSearch.tsx'), 'GameSearch');

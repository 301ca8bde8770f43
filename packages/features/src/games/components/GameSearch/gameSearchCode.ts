import { lazyCode } from '@livery/foundation/code';

/** The search over the page. Its code loads when somebody touches what opens it. */
export const gameSearchCode = lazyCode(() => import('./GameSearch.tsx'), 'GameSearch');

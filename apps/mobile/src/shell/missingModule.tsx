import { lazyCode, type Screen } from '@livery/foundation/code';
import type { SwitchName } from '@livery/merchant';

const code = lazyCode(() => import('./MissingModuleScreen.tsx'), 'MissingModuleScreen');

/**
 * Creates the screen of an address whose module is not built yet. It shows 'Cannot find module'.
 *
 * @param opens switch of the merchant that the module needs. While it is off, the address redirects to home.
 */
export function missingModule(opens?: SwitchName): Screen {
  return { ...code, texts: ['shell'], isMissing: () => true, ...(opens && { isOpen: (switches) => switches[opens] }) };
}

import { lazyCode, type Screen } from '@livery/foundation/code';
import type { SwitchName } from '@livery/merchant';

/** Modules that have addresses, but no screens yet. */
export type MissingModule =
  | 'password'
  | 'trial'
  | 'agreement'
  | 'wallet'
  | 'promotions'
  | 'messages'
  | 'help'
  | 'download'
  | 'games'
  | 'lottery'
  | 'agent';

const code = lazyCode(() => import('./MissingModuleScreen.tsx'), 'MissingModuleScreen');

/**
 * The screen of an address whose module is not built yet: it says 'Cannot find module'.
 *
 * @param opens switch of the merchant that the module needs. While it is off, the address leads home.
 */
export function missingModule(_module: MissingModule, opens?: SwitchName): Screen {
  return { ...code, texts: ['shell'], isMissing: true, ...(opens && { isOpen: (switches) => switches[opens] }) };
}

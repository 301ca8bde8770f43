import { lazyCode, type Screen } from '@livery/foundation/code';
import type { SwitchName } from '@livery/merchant';

/** Modules whose addresses stand and whose screens don't yet. */
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

const code = lazyCode(async () => (await import('./MissingModuleScreen.tsx')).MissingModuleScreen);

/**
 * The screen of an address that has no module behind it: it says 'Cannot find module'. Where a switch is named, the
 * address leads home with the switch off, as it will once the module is there.
 */
export function missingModule(_module: MissingModule, opens?: SwitchName): Screen {
  return { ...code, texts: ['shell'], ...(opens && { isOpen: (switches) => switches[opens] }) };
}

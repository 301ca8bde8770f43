import type { Mode, Theme } from '@livery/merchant/theme';
import { skins } from '../../.storybook/skins.ts';

/** The merchant in which a story is shown. */
export interface ShownMerchant {
  code: string;
  theme: Theme;
  mode: Mode;
}

/** Reads the merchant and the mode from the toolbars. */
export function merchantOf(globals: Readonly<Record<string, unknown>>): ShownMerchant {
  const code = String(globals['merchant']);
  const theme = skins[code] ?? skins['_base']!;
  return {
    code,
    theme,
    mode: globals['mode'] === 'dark' || globals['mode'] === 'light' ? globals['mode'] : theme.defaultMode,
  };
}

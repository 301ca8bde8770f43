import type { Mode, Theme } from '@livery/merchant/theme';
import { skins } from '../../.storybook/skins.ts';

/** The house that a story is shown in. */
export interface House {
  code: string;
  theme: Theme;
  mode: Mode;
}

/** What the toolbars chose. */
export function houseOf(globals: Readonly<Record<string, unknown>>): House {
  const code = String(globals['merchant']);
  const theme = skins[code] ?? skins['_base']!;
  return {
    code,
    theme,
    mode: globals['mode'] === 'dark' || globals['mode'] === 'light' ? globals['mode'] : theme.defaultMode,
  };
}

import type { BackTo } from '@livery/foundation/navigation';
import type { Screen } from '@livery/foundation/code';
import type { TextKey } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { matchPath } from 'react-router-dom';

/** Key of a screen's title among the texts of the area `shell`. Home's is among the common ones, which every page carries. */
export type TitleKey = TextKey<'shell'> | 'navHome';

/** One row of the table of addresses: `router.tsx` says what its fields mean. */
export interface Row {
  paths: readonly string[];
  title: TitleKey;
  screen: Screen;
  hides?: 'header' | 'footer' | 'both';
  back?: BackTo;
  access?: 'member' | 'guest';
}

export const hasHeader = ({ hides }: Row) => hides === undefined || hides === 'footer';
export const hasFooter = ({ hides }: Row) => hides === undefined || hides === 'header';

/** The row of a path; undefined where there is none, or the merchant has its screen switched off. */
export function rowOf(table: readonly Row[], pathname: string, switches: PublicMerchant['switches']): Row | undefined {
  return table.find(
    ({ paths, screen: { isOpen } }) =>
      (!isOpen || isOpen(switches)) && paths.some((path) => matchPath({ path, caseSensitive: true }, pathname)),
  );
}

import type { Role } from '@livery/api/session';
import type { BackTo } from '@livery/foundation/navigation';
import type { Screen } from '@livery/foundation/code';
import { type Rule, ruleFor } from '@livery/foundation/roles';
import type { TextKey } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { matchPath } from 'react-router-dom';

/** Key of a screen's title among the texts of the area `shell`. Home's is among the common ones, which every page carries. */
export type TitleKey = TextKey<'shell'> | 'navHome';

/** One row of the table of addresses: `router.tsx` says what its fields mean. */
export interface Row {
  /** The first is the one that rules for roles are named by. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  title: TitleKey;
  screen: Screen;
  hides?: 'header' | 'footer' | 'both';
  back?: BackTo;
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

/** Whether a path has a screen that this merchant has switched off. */
export const isSwitchedOff = (table: readonly Row[], pathname: string, switches: PublicMerchant['switches']): boolean =>
  table.some(
    ({ paths, screen: { isOpen } }) =>
      isOpen && !isOpen(switches) && paths.some((path) => matchPath({ path, caseSensitive: true }, pathname)),
  ) && rowOf(table, pathname, switches) === undefined;

/** The rule for somebody at a row; undefined where there is none. */
export const ruleAt = (row: Row | undefined, role: Role): Rule | undefined => row && ruleFor(row.paths[0], role);

/** Whether a row is one of the forms by which somebody comes to an account, such as login. */
export const isFormOfGuests = (row: Row | undefined): boolean => ruleAt(row, 'member') === 'onward';

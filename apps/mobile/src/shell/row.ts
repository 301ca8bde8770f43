import type { Role } from '@livery/api/session';
import type { BackTo } from '@livery/foundation/navigation';
import type { Screen } from '@livery/foundation/code';
import { type Rule, ruleFor } from '@livery/foundation/roles';
import type { TextKey } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { matchPath } from 'react-router-dom';

/**
 * Key of a screen's title in the texts of the area `shell`. Home's title is in the common texts, which every page
 * contains.
 */
export type TitleKey = TextKey<'shell'> | 'navHome';

/** One row of the table of addresses. `router.tsx` explains its fields. */
export interface Row {
  /** Paths of the row. The rules for roles use the first path as the name of the row. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  title: TitleKey;
  screen: Screen;
  hides?: 'header' | 'footer' | 'both';
  back?: BackTo;
}

export const hasHeader = ({ hides }: Row) => hides === undefined || hides === 'footer';
export const hasFooter = ({ hides }: Row) => hides === undefined || hides === 'header';

/** Returns the row of a path; undefined if there is none, or if the merchant has switched its screen off. */
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

/** Returns the rule for a role at a row; undefined if there is no rule. */
export const ruleAt = (row: Row | undefined, role: Role): Rule | undefined => row && ruleFor(row.paths[0], role);

/** Whether a row is a form for guests, for example login or registration. */
export const isFormOfGuests = (row: Row | undefined): boolean => ruleAt(row, 'member') === 'onward';

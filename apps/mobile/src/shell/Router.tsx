import { isHomePath } from '@livery/foundation/addresses';
import { selectRole } from '@livery/api/session';
import { OpenAddresses, recordVisit } from '@livery/foundation/navigation';
import { lazyCode } from '@livery/foundation/code';
import type { LoginState } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { type Location, useLocation, useRoutes } from 'react-router-dom';
import { RouteRedirect } from './RouteRedirect.tsx';
import { openAddresses } from './openAddresses.ts';
import { OverScreen } from './OverScreen.tsx';
import { isFormOfGuests, isSwitchedOff, type Row, rowOf, ruleAt } from './row.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { createScreenPrefetch, ScreenPrefetchProvider, usePrefetchOnTouch } from './screenPrefetch.ts';
import { useShownLocation } from './useShownLocation.ts';

const refusals = lazyCode(() => import('./Refusals.tsx'), 'Refusals', { whenFailed: 'hide' });

/**
 * Shows the screen of the current address in its frame. Guests go from a member's screen to login. Members go from
 * login to the screen that they requested. Trials stay on their screen. Unknown addresses redirect to home. `ruleFor`
 * decides which role may open which address.
 */
export function Router({ table }: { table: readonly Row[] }) {
  const asked = useLocation();
  const { switches } = useMerchant();
  const role = useSelector(selectRole);

  const { texts } = useTexts('common');
  const prefetch = useMemo(
    () => createScreenPrefetch({ table, switches, role, texts }),
    [table, switches, role, texts],
  );
  usePrefetchOnTouch(prefetch);

  const isOpen = useMemo(() => openAddresses(table, { switches, role }), [table, switches, role]);

  const askedRow = rowOf(table, asked.pathname, switches);
  const rule = ruleAt(askedRow, role);
  const needsRedirect = rule !== 'open';
  // If a tap on the current screen requires login, login is an overlay on that screen. In all other cases, for example
  // after a reload, login is a normal screen.
  const isOver = ({ key, pathname }: Location) =>
    isFormOfGuests(askedRow) &&
    (asked.state as Partial<LoginState> | null)?.place === key &&
    ruleAt(rowOf(table, pathname, switches), role) === 'open';
  const shown = useShownLocation(asked, (current) => needsRedirect || isOver(current));
  const row = rowOf(table, shown.pathname, switches);
  useLayoutEffect(() => recordVisit(isHomePath(shown.pathname)), [shown]);

  // After a login, the form stays until the next screen is ready.
  const [formOfGuest, setFormOfGuest] = useState<Row>();
  if (isFormOfGuests(row) && role !== 'member' && row !== formOfGuest) setFormOfGuest(row);
  const isShown = row !== undefined && (ruleAt(row, role) === 'open' || row === formOfGuest);
  const element = isShown ? <ScreenFrame row={row} pathname={shown.pathname} /> : null;
  const screen = useRoutes([{ path: '*', element }], shown);
  return (
    <ScreenPrefetchProvider value={prefetch}>
      <OpenAddresses value={isOpen}>{screen}</OpenAddresses>
      {askedRow && isOver(shown) ? (
        <OverScreen row={askedRow} asked={asked} />
      ) : (
        needsRedirect && (
          <RouteRedirect
            asked={asked}
            shown={shown}
            rule={rule}
            isOff={isSwitchedOff(table, asked.pathname, switches)}
          />
        )
      )}
      {role === 'trial' && (
        <Suspense>
          <refusals.Component asked={asked} shown={shown} rule={rule} />
        </Suspense>
      )}
    </ScreenPrefetchProvider>
  );
}

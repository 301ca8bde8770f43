import type { Merchant } from '@livery/merchant';
import { requestInvalid } from '../http/callFailure.ts';
import { dayIn } from './calendar.ts';

/** A range of days, both included, for example "2026-03-01". */
export interface FigureRange {
  from: string;
  to: string;
}

const mostDays = 366;

/** The range that a query selects. Default: the merchant's current month up to today. */
export function figureRange(
  query: { from?: string | undefined; to?: string | undefined },
  merchant: Merchant,
): FigureRange {
  const to = query.to ?? dayIn(merchant.timeZone);
  const from = query.from ?? `${to.slice(0, 7)}-01`;
  if (from > to) throw requestInvalid({ path: 'query.from', message: 'is after "to"' });
  if ((Date.parse(to) - Date.parse(from)) / 86_400_000 >= mostDays)
    throw requestInvalid({ path: 'query.from', message: `is more than ${mostDays} days before "to"` });
  return { from, to };
}

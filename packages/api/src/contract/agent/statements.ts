import * as v from 'valibot';
import { language } from '../values/language.ts';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { percent } from './figures.ts';

/**
 * State of a statement. PENDING: it is calculated and not yet reviewed. CARRIED: its amount is below zero, so nothing
 * is paid.
 */
const statementState = openPicklist(['PENDING', 'APPROVED', 'PAID', 'REJECTED', 'CARRIED']);

const statement = v.object({
  id: v.string(),
  /** For example "2026-03". */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  state: statementState,
  /** Exact sum of the items. */
  amount: money,
  paidAt: v.optional(moment),
  /** The parts of the amount. `amount` is `base` times `rate`, truncated to the smallest unit of money. */
  items: v.array(v.object({ label: v.string(), base: money, rate: percent, amount: money })),
});

/** Newest month first. */
export const statements = pageOf(statement);

export const statementQuery = v.strictObject({ language: v.optional(language), pageNo, pageSize: pageSize(12) });

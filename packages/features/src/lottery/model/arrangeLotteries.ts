import type { Lottery, OpenedLottery } from '@livery/api/lottery/lottery';
import { findByName, toSearchName } from '@livery/i18n/search';
import type { ListOrder, LotteryListAddress } from './listAddress.ts';

/**
 * Returns when the open draw of a lottery closes, in milliseconds since 1970, by the gateway's clock. Undefined without
 * an open draw. Also undefined for a date that does not exist, for example 30 February: its time can be NaN, which
 * cannot be ordered or formatted.
 */
export function closingTimeOf(lottery: Pick<OpenedLottery, 'current'> | undefined): number | undefined {
  const closesAt = lottery?.current?.closesAt;
  return Number.isFinite(closesAt) ? closesAt : undefined;
}

/** Returns the codes of lotteries in the order in which a list shows them. Lotteries without an open draw come last. */
export function orderOf(
  lotteries: readonly Lottery[],
  opened: ReadonlyMap<string, OpenedLottery>,
  order: ListOrder,
): string[] {
  const codes = lotteries.map(({ code }) => code);
  const closesAt = (code: string) => closingTimeOf(opened.get(code)) ?? Infinity;
  // The times are compared and not subtracted, because Infinity minus Infinity is NaN. Two lotteries without a draw are
  // equal.
  return order === 'rank'
    ? codes
    : codes.toSorted((a, b) => (closesAt(a) === closesAt(b) ? 0 : closesAt(a) < closesAt(b) ? -1 : 1));
}

/** Returns the lotteries in a given order. New lotteries, which the order does not contain, come last. */
export function inOrder<L extends { code: string }>(lotteries: readonly L[], codes: readonly string[]): L[] {
  const place = new Map(codes.map((code, index) => [code, index]));
  return lotteries.toSorted((a, b) => (place.get(a.code) ?? codes.length) - (place.get(b.code) ?? codes.length));
}

/** Returns the lotteries of a group whose name or vendor contains the search words. */
export function filterLotteries<L extends Lottery>(
  lotteries: readonly L[],
  { group, search }: Pick<LotteryListAddress, 'group' | 'search'>,
): readonly L[] {
  const inGroup =
    group === undefined ? lotteries : lotteries.filter(({ kind, region }) => kind === group || region === group);
  if (search.trim() === '') return inGroup;
  const found = new Set(
    findByName(inGroup, search, ({ name, vendorName }) => [toSearchName(name), toSearchName(vendorName)]),
  );
  return inGroup.filter((lottery) => found.has(lottery));
}

/** Returns the filters of the list: the kinds in the order of the lotteries, then the regions. */
export function groupsOf(lotteries: readonly Lottery[]): NonNullable<LotteryListAddress['group']>[] {
  const kinds = new Set(lotteries.map(({ kind }) => kind));
  const regions = new Set(lotteries.flatMap(({ region }) => region ?? []));
  return [...(kinds.size > 1 ? kinds : []), ...(regions.size > 1 ? regions : [])];
}

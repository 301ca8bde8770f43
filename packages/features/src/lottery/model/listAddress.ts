import { paths } from '@livery/foundation/addresses';
import type { Lottery, OpenedLottery } from '@livery/api/lottery/lottery';

type Kind = OpenedLottery['kind'];
type Region = NonNullable<Lottery['region']>;

/** The order of the list: by the next close, or as the gateway lists the lotteries. */
export type ListOrder = 'soonest' | 'rank';

/** The parameters in the address of the list of lotteries. */
export interface LotteryListAddress {
  category: OpenedLottery['category'];
  /** One kind of lottery, or one region of Vietnam. Missing: all lotteries. */
  group?: Kind | Region;
  order: ListOrder;
  /** The search words; empty for no search. */
  search: string;
}

const groups: readonly (Kind | Region)[] = [
  'numero',
  'vn',
  'keno',
  'dice',
  'race',
  'bingo',
  'eleven',
  'NORTH',
  'CENTRE',
  'SOUTH',
];

/**
 * Reads the query of the address. Unknown values are ignored, so that an old or mistyped link still shows
 * lotteries.
 */
export function readListAddress(search: string): LotteryListAddress {
  const query = new URLSearchParams(search);
  const group = groups.find((one) => one === query.get('group'));
  return {
    category: query.get('type') === 'elott' ? 'ELOTT' : 'LOTT',
    order: query.get('order') === 'rank' ? 'rank' : 'soonest',
    search: query.get('q') ?? '',
    ...(group !== undefined && { group }),
  };
}

/** Returns the address that shows this list. */
export function listAddress({ category, group, order, search }: LotteryListAddress): string {
  return withQuery({
    type: category === 'ELOTT' ? 'elott' : undefined,
    group,
    order: order === 'rank' ? order : undefined,
    q: search.trim() === '' ? undefined : search,
  });
}

/** Returns the address of the past draws of one lottery. Without a code, it is the first lottery. */
export const resultsAddress = (code?: string): string => withQuery({ view: 'results', code });

/**
 * Returns the address of the Vietnamese lotteries: all regions or one region, and the draws of all lotteries or of one
 * lottery.
 */
export const vnAddress = (chosen: { region?: string | undefined; code?: string | undefined } = {}): string =>
  withQuery({ view: 'vn', ...chosen });

function withQuery(values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? paths.lotteries : `${paths.lotteries}?${query}`;
}

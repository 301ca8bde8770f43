import { paths } from '@livery/foundation/addresses';
import type { Lottery, OpenedLottery } from '@livery/api/lottery/lottery';

type Kind = OpenedLottery['kind'];
type Region = NonNullable<Lottery['region']>;

/** The order of the list: what closes first, or as the gateway lists them. */
export type ListOrder = 'soonest' | 'rank';

/** What the address of the list of lotteries says. */
export interface LotteryListAddress {
  category: OpenedLottery['category'];
  /** One kind of lottery, or one region of Vietnam; all without it. */
  group?: Kind | Region;
  order: ListOrder;
  /** Words that were searched for; empty for none. */
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
 * Reads the query of the address. What it does not know counts as absent, so that an old or mistyped link still shows
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

/** The address that shows this list. */
export function listAddress({ category, group, order, search }: LotteryListAddress): string {
  return withQuery({
    type: category === 'ELOTT' ? 'elott' : undefined,
    group,
    order: order === 'rank' ? order : undefined,
    q: search.trim() === '' ? undefined : search,
  });
}

/** The past draws of one lottery; of the first one without a code. */
export const resultsAddress = (code?: string): string => withQuery({ view: 'results', code });

/** The Vietnamese lotteries: of all regions or one, and the draws of one lottery or all. */
export const vnAddress = (chosen: { region?: string | undefined; code?: string | undefined } = {}): string =>
  withQuery({ view: 'vn', ...chosen });

function withQuery(values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? paths.lotteries : `${paths.lotteries}?${query}`;
}

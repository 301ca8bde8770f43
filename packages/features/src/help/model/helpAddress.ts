import { paths } from '@livery/foundation/addresses';

/** Where a page of help stands: the place of its entry, and of its child in that. Both count from 0. */
export interface HelpPlace {
  entry: number;
  child?: number;
}

/** The address of one page of help. */
export const helpAddress = ({ entry, child }: HelpPlace): string =>
  `${paths.helpDetail}?p=${entry}${child === undefined ? '' : `&c=${child}`}`;

const placeShape = /^\d{1,4}$/;

/** The place that the query of an address names; undefined where `p` is none, or `c` is there and is none. */
export function readHelpAddress(query: URLSearchParams): HelpPlace | undefined {
  const [entry, child] = [query.get('p'), query.get('c')];
  if (entry === null || !placeShape.test(entry)) return undefined;
  if (child === null) return { entry: Number(entry) };
  return placeShape.test(child) ? { entry: Number(entry), child: Number(child) } : undefined;
}

import { paths } from '@livery/foundation/addresses';

/** Identifies a page of help: the index of its entry, and the index of a child in that entry. Both start at 0. */
export interface HelpTarget {
  entry: number;
  child?: number;
}

/** Returns the address of one page of help. */
export const helpAddress = ({ entry, child }: HelpTarget): string =>
  `${paths.helpDetail}?p=${entry}${child === undefined ? '' : `&c=${child}`}`;

const numberShape = /^\d{1,4}$/;

/**
 * Reads the page from the query of an address. Undefined if `p` is not an index, or if `c` is present and is not an
 * index.
 */
export function readHelpAddress(query: URLSearchParams): HelpTarget | undefined {
  const [entry, child] = [query.get('p'), query.get('c')];
  if (entry === null || !numberShape.test(entry)) return undefined;
  if (child === null) return { entry: Number(entry) };
  return numberShape.test(child) ? { entry: Number(entry), child: Number(child) } : undefined;
}

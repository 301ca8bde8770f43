import type { Measurement } from '../bench.ts';
import type { Visit } from './visit.ts';

/** The visited pages: home, and its references. */
export type PageName = 'ours' | 'static' | 'plain' | 'previous';

/** The kind of a visit: the first, the second, or the first with prefetching of screens. */
export type Manner = 'first' | 'second' | 'ahead';

/** All visits to a merchant's pages. */
export type Visits = Readonly<Record<Manner, Readonly<Partial<Record<PageName, readonly Visit[]>>>>>;

/**
 * A limit: a factor of another page's value, a share of the first visit's value, the time until home is usable in the
 * same visit, or a fixed value.
 */
type Limit = { times: number; of: 'static' | 'plain' | 'firstVisit' | 'home' } | { atMost: number };

interface Row {
  what: string;
  key: keyof Visit;
  /** The kind of visit. Default: first. */
  manner?: Manner;
  /** The unit of the value. Default: `ms`. */
  unit?: '' | 'ms' | 'B';
  limit?: Limit;
  /** Number of decimals. Default: 0. */
  digits?: number;
}

/** The table's columns in addition to ours, by page. */
const columns = { static: 'static page', plain: 'plain app', previous: 'previous release' } as const;

/** Values that not every page has. They are zero if the page has none. */
const ofTheAppAlone: readonly (keyof Visit)[] = ['login', 'coldLogin', 'usable'];

const rows: readonly Row[] = [
  { key: 'firstPaint', what: 'first paint', limit: { times: 1.1, of: 'static' } },
  { key: 'largestPaint', what: 'largest paint', limit: { times: 1.25, of: 'static' } },
  { key: 'tiles', what: '12 tiles with pictures', limit: { times: 1.3, of: 'static' } },
  { key: 'usable', what: 'usable: 12 tiles with pictures, and the app runs' },
  { key: 'blocking', what: 'blocking', limit: { times: 1, of: 'plain' } },
  { key: 'script', what: 'script time', limit: { times: 1, of: 'plain' } },
  { key: 'layout', what: 'style and layout' },
  { key: 'layoutShift', what: 'layout shift', unit: '', digits: 3, limit: { atMost: 0.02 } },
  { key: 'elements', what: 'elements', unit: '', limit: { atMost: 400 } },
  { key: 'requests', what: 'requests', unit: '', limit: { atMost: 40 } },
  { key: 'bytes', what: 'bytes', unit: 'B' },
  { key: 'login', what: 'tap on Log in to its field, metered', limit: { atMost: 350 } },
  { key: 'login', what: 'tap on Log in to its field, prefetched', manner: 'ahead', limit: { atMost: 85 } },
  { key: 'coldLogin', what: 'login as the first page to its field', limit: { times: 1, of: 'home' } },
  { key: 'firstPaint', what: 'second visit, first paint', manner: 'second' },
  {
    key: 'largestPaint',
    what: 'second visit, largest paint',
    manner: 'second',
    limit: { times: 0.35, of: 'firstVisit' },
  },
  { key: 'tiles', what: 'second visit, 12 tiles with pictures', manner: 'second' },
  { key: 'blocking', what: 'second visit, blocking', manner: 'second' },
  { key: 'script', what: 'second visit, script time', manner: 'second' },
  { key: 'layoutShift', what: 'second visit, layout shift', manner: 'second', unit: '', digits: 3 },
  { key: 'requests', what: 'second visit, requests', manner: 'second', unit: '' },
  { key: 'bytes', what: 'second visit, bytes', manner: 'second', unit: 'B', limit: { atMost: 5 * 1024 } },
];

/** The table's rows of a merchant: the median of each value over all visits, and its range. */
export function measurementsOf(code: string, visits: Visits): Measurement[] {
  const measured = rows.map((row): Measurement => {
    const { manner = 'first', key, limit } = row;
    const of = (page: PageName, how: Manner = manner) => figureOf(visits[how][page] ?? [], row);
    const others = Object.entries(columns).flatMap(([page, column]) => {
      const figure = of(page as PageName);
      // Values without a measurement are left out: the tap was not made, or the page has no app or no login.
      return figure === undefined || (ofTheAppAlone.includes(key) && figure.median === 0)
        ? []
        : [[column, figure.written]];
    });
    const ours = of('ours')!;
    const reference =
      limit === undefined || 'atMost' in limit
        ? undefined
        : limit.of === 'firstVisit'
          ? of('ours', 'first')!.median
          : limit.of === 'home'
            ? figureOf(visits.first.ours!, { key: 'usable' })!.median
            : of(limit.of)!.median;
    return {
      what: `${code}: ${row.what}`,
      ours: ours.written,
      reference: '',
      columns: Object.fromEntries(others) as Record<string, string>,
      notes: [],
      ...judged(ours.median, limit, reference, row),
    };
  });
  return [...measured, ...costsOf(code, visits)];
}

/** The cost of prefetching screens in addition to home. */
function costsOf(code: string, visits: Visits): Measurement[] {
  return (['requests', 'content'] as const).map((key) => {
    const [ahead, first] = [visits.ahead.ours ?? [], visits.first.ours ?? []].map(
      (of) => figureOf(of, { key })!.median,
    );
    return {
      what: `${code}: prefetched, ${key === 'content' ? 'bytes' : key}`,
      ours: key === 'content' ? `${ahead! - first!} B` : String(ahead! - first!),
      reference: '',
      target: '',
      notes: [],
    };
  });
}

function judged(
  ours: number,
  limit: Limit | undefined,
  reference: number | undefined,
  { unit = 'ms' }: Pick<Row, 'unit'>,
): Pick<Measurement, 'ratio' | 'target' | 'meetsTarget'> {
  if (limit === undefined) return { target: '' };
  if ('atMost' in limit) return { target: `≤ ${limit.atMost} ${unit}`.trim(), meetsTarget: ours <= limit.atMost };
  const of = { static: 'static page', plain: 'plain app', firstVisit: 'first visit', home: 'home usable' }[limit.of];
  return {
    // No division by zero.
    ...(reference! > 0 && { ratio: ours / reference! }),
    target: `≤ ${limit.times} × ${of}`,
    meetsTarget: ours <= limit.times * reference!,
  };
}

/** The median of a value over visits, and its text with the range. Undefined without visits. */
function figureOf(visits: readonly Visit[], { key, unit = 'ms', digits = 0 }: Pick<Row, 'key' | 'unit' | 'digits'>) {
  if (visits.length === 0) return undefined;
  const values = visits.map((one) => Number(one[key].toFixed(digits))).toSorted((a, b) => a - b);
  const median = values[Math.floor(values.length / 2)]!;
  const [least, most] = [values[0]!, values.at(-1)!].map((value) => value.toFixed(digits));
  return { median, written: `${median.toFixed(digits)} ${unit} (${least} to ${most})`.replace('  ', ' ') };
}

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Period, readPeriod, writePeriod } from './period.ts';

/** What a history can be filtered by beside its days: the values that a filter may have, or `any` for codes of the gateway's. */
export type FilterFields = Readonly<Record<string, readonly string[] | 'any'>>;

/** A history's filter. A field that is absent lets everything through. */
export type FilterOf<Fields extends FilterFields> = { period: Period } & {
  [Name in keyof Fields]?: Fields[Name] extends readonly (infer Value)[] ? Value : string;
};

interface HistoryFilterState<Fields extends FilterFields> {
  filter: FilterOf<Fields>;
  /** Shows what another filter lets through, from the top of the screen. */
  onChange: (filter: FilterOf<Fields>) => void;
}

/**
 * The filter of a history, which stands in the address of the screen on show: a reload, a link and the way back find it again.
 * Filters replace one another in the history: going back leaves the screen at once. What the address has that is no value of
 * a field counts as absent.
 *
 * @param fields the same object at every render
 */
export function useHistoryFilter<const Fields extends FilterFields>(fields: Fields): HistoryFilterState<Fields> {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const filter = useMemo(() => readFilter(new URLSearchParams(search), fields), [search, fields]);
  const onChange = useCallback(
    ({ period, ...values }: FilterOf<Fields>) => {
      const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
      const query = new URLSearchParams([...Object.entries(writePeriod(period)), ...given]);
      void navigate({ search: query.toString() }, { replace: true, state });
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    [navigate, state],
  );
  return { filter, onChange };
}

function readFilter<Fields extends FilterFields>(query: URLSearchParams, fields: Fields): FilterOf<Fields> {
  const values = Object.entries(fields).flatMap(([name, known]) => {
    const value = query.get(name);
    return value && (known === 'any' || known.includes(value)) ? [[name, value]] : [];
  });
  return { period: readPeriod(query), ...Object.fromEntries(values) } as FilterOf<Fields>;
}

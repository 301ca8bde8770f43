import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Period, readPeriod, writePeriod } from './period.ts';

/**
 * Filter fields of a history in addition to the days. Each field has its allowed values, or `any` if its values are
 * codes of the gateway.
 */
export type FilterFields = Readonly<Record<string, readonly string[] | 'any'>>;

/** The filter of a history. A missing field matches all values. */
export type FilterOf<Fields extends FilterFields> = { period: Period } & {
  [Name in keyof Fields]?: Fields[Name] extends readonly (infer Value)[] ? Value : string;
};

interface HistoryFilterState<Fields extends FilterFields> {
  filter: FilterOf<Fields>;
  /** Applies another filter, and scrolls to the top of the screen. */
  onChange: (filter: FilterOf<Fields>) => void;
}

/**
 * The filter of a history. It is stored in the address of the visible screen, so that a reload, a link and the back
 * button restore it. A new filter replaces the current history entry, so that going back leaves the screen. An invalid
 * value in the address is ignored.
 *
 * @param fields must be the same object at every render
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

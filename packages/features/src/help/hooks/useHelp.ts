import { useGetHelpQuery } from '@livery/api/help/getHelp';
import { failureOf } from '@livery/foundation/failure';
import { useLanguage } from '@livery/i18n/react';
import { useMemo } from 'react';
import { pagesOf } from '../model/helpPages.ts';

/**
 * Returns the help of the merchant in the current language. After a change of language, it returns nothing until the
 * new help has arrived.
 *
 * @returns `entries` and their `pages`, undefined until they have arrived; `error` only if there is nothing else to
 * show
 */
export function useHelp() {
  const { currentData: entries, error, isFetching, refetch } = useGetHelpQuery({ language: useLanguage() });
  const pages = useMemo(() => entries && pagesOf(entries), [entries]);
  return {
    entries,
    pages,
    error: entries === undefined && !isFetching ? failureOf(error) : undefined,
    retry: () => void refetch(),
  };
}

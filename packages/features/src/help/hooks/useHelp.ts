import { useGetHelpQuery } from '@livery/api/help/getHelp';
import { failureOf } from '@livery/foundation/failure';
import { useLanguage } from '@livery/i18n/react';
import { useMemo } from 'react';
import { pagesOf } from '../model/helpPages.ts';

/**
 * The help of the merchant in the language on screen: after a change of language nothing, until that of the new one is here.
 *
 * @returns `entries` and their `pages`, undefined until they are here; `error` only while there is nothing to show in its place
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

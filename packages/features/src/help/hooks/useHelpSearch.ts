import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findHelp, toSearchPages } from '../model/findHelp.ts';
import type { TargetPage } from '../model/helpPages.ts';

/** The query parameter with the search words. */
const wordsName = 'q';

/**
 * Searches the titles and texts of help. The typed words are stored in the address, so that they are restored when the
 * player returns.
 *
 * @returns `found` is undefined if there are no search words
 */
export function useHelpSearch(pages: readonly TargetPage[] | undefined) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [words, setWords] = useState(() => new URLSearchParams(search).get(wordsName) ?? '');
  const searched = useMemo(() => pages && toSearchPages(pages), [pages]);
  const found = useMemo(
    () => (searched === undefined || words.trim() === '' ? undefined : findHelp(searched, words)),
    [searched, words],
  );

  const searchFor = (typed: string) => {
    if (typed === words) return;
    setWords(typed);
    const query = typed.trim() === '' ? '' : `?${new URLSearchParams({ [wordsName]: typed })}`;
    void navigate(pathname + query, { replace: true, state });
  };
  return { words, found, searchFor };
}

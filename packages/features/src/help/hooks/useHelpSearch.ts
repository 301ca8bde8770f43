import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findHelp, toSearchPages } from '../model/findHelp.ts';
import type { PlacedPage } from '../model/helpPages.ts';

/** Name of the searched words in the query of the address. */
const wordsName = 'q';

/**
 * Searches titles and texts of help. What is typed stands in the address, so that whoever comes back finds it as it was.
 *
 * @returns `found` is undefined while nothing is searched for
 */
export function useHelpSearch(pages: readonly PlacedPage[] | undefined) {
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

import { LoadFailed } from '@livery/foundation/failure';
import { useHelp } from '../../hooks/useHelp.ts';
import { useHelpSearch } from '../../hooks/useHelpSearch.ts';
import { HelpSkeleton } from './HelpSkeleton.tsx';
import { HelpView } from './HelpView.tsx';

/** The help centre: its topics with their pages, and a search over all of them. */
export function HelpScreen() {
  const { entries, pages, error, retry } = useHelp();
  const { words, found, searchFor } = useHelpSearch(pages);
  if (error !== undefined) return <LoadFailed error={error} onRetry={retry} />;
  if (entries === undefined) return <HelpSkeleton />;
  return <HelpView entries={entries} words={words} found={found} onSearch={searchFor} />;
}

import { paths } from '@livery/foundation/addresses';
import { LoadFailed } from '@livery/foundation/failure';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useHelp } from '../../hooks/useHelp.ts';
import { readHelpAddress } from '../../model/helpAddress.ts';
import { detailAt } from '../../model/helpPages.ts';
import { HelpDetailSkeleton } from './HelpDetailSkeleton.tsx';
import { HelpDetailView } from './HelpDetailView.tsx';
import { useTopOfPage } from './useTopOfPage.ts';

/** The page of help at the current address. If there is no such page, the screen redirects to the list. */
export function HelpDetailScreen() {
  const [query] = useSearchParams();
  const { pages, error, retry } = useHelp();
  const title = useTopOfPage(query.toString());
  const target = readHelpAddress(query);
  const detail = target && pages && detailAt(pages, target);

  if (target === undefined) return <Navigate to={paths.help} replace />;
  if (error !== undefined) return <LoadFailed error={error} onRetry={retry} />;
  if (pages === undefined) return <HelpDetailSkeleton />;
  return detail === undefined ? (
    <Navigate to={paths.help} replace />
  ) : (
    <HelpDetailView detail={detail} titleRef={title} />
  );
}

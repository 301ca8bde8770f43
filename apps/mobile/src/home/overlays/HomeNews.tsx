import { selectRole, selectSession } from '@livery/api/session';
import { canHaveContracts } from '@livery/features/agent';
import { AnnouncementNews } from '@livery/features/announcements';
import { lazyCode } from '@livery/foundation/code';
import { useMerchant } from '@livery/merchant/react';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';

const contractNews = lazyCode(() => import('./contractNews.ts'), 'ContractNews', {
  whenFailed: ({ otherwise }) => otherwise,
});

/** News in the line of home's announcements: contracts that wait for an answer, otherwise announcements. */
export function HomeNews() {
  const session = useSelector(selectSession);
  // After another player signs in, the news starts again.
  return <NewsInTurn key={session?.token ?? ''} />;
}

function NewsInTurn() {
  const { switches } = useMerchant();
  const hasContracts = canHaveContracts(useSelector(selectRole), switches);
  const announcements = <AnnouncementNews />;
  return hasContracts ? (
    <Suspense>
      <contractNews.Component otherwise={announcements} />
    </Suspense>
  ) : (
    announcements
  );
}

import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState } from '@livery/ui';
import { SecuritySkeleton } from './SecuritySkeleton.tsx';
import { SecurityView } from './SecurityView.tsx';

/** What secures a member's account, and what is missing. */
export function SecurityScreen() {
  const { t: common } = useTexts('common');
  const { data, isError, isFetching, refetch } = useGetSecurityQuery();

  if (data === undefined && isError && !isFetching)
    return (
      <ErrorState
        title={common('screenFailed')}
        action={<Button onClick={() => void refetch()}>{common('retry')}</Button>}
      />
    );
  return data === undefined ? <SecuritySkeleton /> : <SecurityView security={data} />;
}

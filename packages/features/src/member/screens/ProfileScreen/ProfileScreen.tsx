import { useGetPersonalInfoQuery } from '@livery/api/member/getPersonalInfo';
import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState } from '@livery/ui';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** Who a member is here: picture, nickname and personal details. */
export function ProfileScreen() {
  const { t: common } = useTexts('common');
  const { data, isError, isFetching, refetch } = useGetPersonalInfoQuery();

  if (data === undefined && isError && !isFetching)
    return (
      <ErrorState
        title={common('screenFailed')}
        action={<Button onClick={() => void refetch()}>{common('retry')}</Button>}
      />
    );
  return data === undefined ? <ProfileSkeleton /> : <ProfileForm info={data} />;
}

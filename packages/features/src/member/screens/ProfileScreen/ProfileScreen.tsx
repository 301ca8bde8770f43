import { useGetPersonalInfoQuery } from '@livery/api/member/getPersonalInfo';
import { WhenLoaded } from '@livery/foundation/loaded';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** Who a member is here: picture, nickname and personal details. */
export function ProfileScreen() {
  return (
    <WhenLoaded queries={[useGetPersonalInfoQuery()]} skeleton={<ProfileSkeleton />}>
      {(info) => <ProfileForm info={info} />}
    </WhenLoaded>
  );
}

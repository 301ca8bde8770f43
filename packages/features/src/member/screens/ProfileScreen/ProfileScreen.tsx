import { useGetPersonalInfoQuery } from '@livery/api/member/getPersonalInfo';
import { WhenLoaded } from '@livery/foundation/loaded';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** The profile: picture, nickname and personal details of the member. */
export function ProfileScreen() {
  return (
    <WhenLoaded queries={[useGetPersonalInfoQuery()]} skeleton={<ProfileSkeleton />}>
      {(info) => <ProfileForm info={info} />}
    </WhenLoaded>
  );
}

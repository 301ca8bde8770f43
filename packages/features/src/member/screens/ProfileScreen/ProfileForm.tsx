import { ProfileView } from './ProfileView.tsx';
import { type ProfileFormProps, useProfileForm } from './useProfileForm.ts';
import { useHeadIcons } from './useHeadIcons.ts';

/** The profile form. It is rendered after the member's data has loaded. */
export function ProfileForm(props: ProfileFormProps) {
  return <ProfileView {...useProfileForm(props)} icons={useHeadIcons()} />;
}

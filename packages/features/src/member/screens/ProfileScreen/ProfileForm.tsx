import { ProfileView } from './ProfileView.tsx';
import { type ProfileFormProps, useProfileForm } from './useProfileForm.ts';
import { useHeadIcons } from './useHeadIcons.ts';

/** The form, once it is known who the member is. */
export function ProfileForm(props: ProfileFormProps) {
  return <ProfileView {...useProfileForm(props)} icons={useHeadIcons()} />;
}

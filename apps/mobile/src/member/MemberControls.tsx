import { LogoutButton } from '@livery/features/auth';
import { MemberBar } from '@livery/features/member';
import { IconButton } from '@livery/ui';
import { LogOut } from 'lucide-react';

/** A member's part of home's header: who they are, what they have, the way out. */
export function MemberControls() {
  return (
    <>
      <MemberBar />
      <LogoutButton>{({ label, onClick }) => <IconButton label={label} onClick={onClick}><LogOut aria-hidden /></IconButton>}</LogoutButton>
    </>
  );
}

import { LogoutButton } from '@livery/features/auth';
import { MemberBar, MemberCard } from '@livery/features/member';
import { IconButton } from '@livery/ui';
import { LogOut } from 'lucide-react';

export interface MemberControlsProps {
  /** `bar` is all of it in one line. Where a card says who one is, the bar has only the way out. */
  part: 'bar' | 'logout' | 'card';
}

/** A member's part of home's header: who they are, what they have, the way out. */
export function MemberControls({ part }: MemberControlsProps) {
  if (part === 'card') return <MemberCard />;
  return (
    <>
      {part === 'bar' && <MemberBar />}
      <LogoutButton>
        {({ label, onClick }) => (
          <IconButton label={label} onClick={onClick}>
            <LogOut aria-hidden />
          </IconButton>
        )}
      </LogoutButton>
    </>
  );
}

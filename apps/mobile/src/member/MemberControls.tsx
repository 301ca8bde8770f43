import { LogoutButton } from '@livery/features/auth';
import { MemberBar, MemberCard } from '@livery/features/member';
import { IconButton } from '@livery/ui';
import { LogOut } from 'lucide-react';

export interface MemberControlsProps {
  /**
   * `bar`: all controls in one line. `card`: account and balance. `logout`: only the logout button, for a bar above a
   * card.
   */
  part: 'bar' | 'logout' | 'card';
}

/** The controls of a member in home's header: account, balance and logout. */
export function MemberControls({ part }: MemberControlsProps) {
  if (part === 'card') return <MemberCard />;
  return (
    <>
      <LogoutButton>
        {({ label, onClick }) => (
          <IconButton label={label} onClick={onClick}>
            <LogOut aria-hidden />
          </IconButton>
        )}
      </LogoutButton>
      {part === 'bar' && <MemberBar />}
    </>
  );
}

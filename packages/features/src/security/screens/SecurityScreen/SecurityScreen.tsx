import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { WhenLoaded } from '@livery/foundation/loaded';
import { SecuritySkeleton } from './SecuritySkeleton.tsx';
import { SecurityView } from './SecurityView.tsx';

/** The parts of a member's account security. It shows which parts are missing. */
export function SecurityScreen() {
  return (
    <WhenLoaded queries={[useGetSecurityQuery()]} skeleton={<SecuritySkeleton />}>
      {(security) => <SecurityView security={security} />}
    </WhenLoaded>
  );
}

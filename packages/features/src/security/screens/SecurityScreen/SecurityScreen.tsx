import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { WhenLoaded } from '@livery/foundation/loaded';
import { SecuritySkeleton } from './SecuritySkeleton.tsx';
import { SecurityView } from './SecurityView.tsx';

/** What secures a member's account, and what is missing. */
export function SecurityScreen() {
  return (
    <WhenLoaded queries={[useGetSecurityQuery()]} skeleton={<SecuritySkeleton />}>
      {(security) => <SecurityView security={security} />}
    </WhenLoaded>
  );
}

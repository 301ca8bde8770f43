import { selectHasAlternateMenu, selectRole } from '@livery/api/session';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { List, ListRow } from '@livery/ui';
import { CalendarDays, ChartPie, Clock, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

interface AgentLinksProps {
  /** Wraps the rows, for example in a group with a title. Not called if there are no rows. */
  children: (rows: ReactNode) => ReactNode;
}

/**
 * Links for agents. The link to the agent area is for members of types 1 and 2, who see the alternate menu. If the
 * merchant offers contracts, it is for all members. The links to the contracts are for members of types 1 and 2 of such
 * a merchant. A session does not show who is an agent, so the agent area checks that.
 */
export function AgentLinks({ children }: AgentLinksProps) {
  const { t } = useTexts('shell');
  const { AGENTPOLICY3 } = useMerchant().switches;
  const hasAlternateMenu = useSelector(selectHasAlternateMenu);
  const isMember = useSelector(selectRole) === 'member';
  if (!isMember || (!hasAlternateMenu && !AGENTPOLICY3)) return null;
  return children(
    <List holds="links">
      <ListRow icon={<UsersRound aria-hidden />} title={t('agent')} href={paths.agent} />
      {hasAlternateMenu && AGENTPOLICY3 && (
        <>
          <ListRow icon={<CalendarDays aria-hidden />} title={t('salaryContract')} href={paths.salaryContract} />
          <ListRow icon={<ChartPie aria-hidden />} title={t('dividendContract')} href={paths.dividendContract} />
          <ListRow icon={<Clock aria-hidden />} title={t('hourContract')} href={paths.hourContract} />
        </>
      )}
    </List>,
  );
}

import { selectHasAlternateMenu } from '@livery/api/session';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { List, ListRow } from '@livery/ui';
import { CalendarDays, ChartPie, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

interface AgentLinksProps {
  /** Wraps the rows, such as in a group with a title. It is not called where there are none. */
  children: (rows: ReactNode) => ReactNode;
}

/** The rows of the alternate menu, which members of types 1 and 2 see: the contracts that they may be offered. */
export function AgentLinks({ children }: AgentLinksProps) {
  const { t } = useTexts('shell');
  const { switches } = useMerchant();
  const hasAlternateMenu = useSelector(selectHasAlternateMenu);
  if (!hasAlternateMenu || !switches.AGENTPOLICY3) return null;
  return children(
    <List>
      <ListRow icon={<CalendarDays aria-hidden />} title={t('salaryContract')} href={paths.salaryContract} />
      <ListRow icon={<ChartPie aria-hidden />} title={t('dividendContract')} href={paths.dividendContract} />
      <ListRow icon={<Clock aria-hidden />} title={t('hourContract')} href={paths.hourContract} />
    </List>,
  );
}

import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Button, List, ListRow } from '@livery/ui';
import { Dialog } from '@livery/ui/dialog';
import { CalendarDays, ChartPie, Clock } from 'lucide-react';
import type { ContractKind } from '../../model/contractKinds.ts';
import type { PendingContract } from './usePendingContracts.ts';
import styles from './ContractOffers.module.css';

const kinds = {
  salary: { title: 'salaryContract', icon: CalendarDays, href: paths.salaryContract },
  dividend: { title: 'dividendContract', icon: ChartPie, href: paths.dividendContract },
  hour: { title: 'hourContract', icon: Clock, href: paths.hourContract },
} as const satisfies Record<ContractKind, object>;

interface ContractOffersProps {
  contracts: readonly PendingContract[];
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog with one row for each offer. A row links to its contract. */
export function ContractOffers({ contracts, isOpen, onClose }: ContractOffersProps) {
  const { t } = useTexts('agent');
  const { t: common } = useTexts('common');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('contractTitle')}
      closeLabel={common('close')}
      actions={<Button onClick={onClose}>{t('later')}</Button>}
    >
      <p>{t('contractText')}</p>
      <div className={styles.offers}>
        <List>
          {contracts.map(({ kind, offeredBy }) => {
            const { title, icon: Icon, href } = kinds[kind];
            return (
              <ListRow
                key={kind}
                icon={<Icon aria-hidden />}
                title={t(title)}
                hint={t('offeredBy', { name: offeredBy })}
                href={href}
                onClick={onClose}
              />
            );
          })}
        </List>
      </div>
    </Dialog>
  );
}

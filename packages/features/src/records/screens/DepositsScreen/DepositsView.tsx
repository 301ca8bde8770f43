import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import type { Deposit } from '@livery/api/deposit/getDeposits';
import { paths } from '@livery/foundation/addresses';
import { FilterSelect, HistoryFilter, HistoryList, type HistoryPages, useOpenRow } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import { type DepositFilter, depositFields } from '../../model/depositStates.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { DepositRow } from './DepositRow.tsx';
import { useMethodName } from './useMethodName.ts';

export interface DepositsViewProps {
  filter: DepositFilter;
  onFilter: (filter: DepositFilter) => void;
  /** The available methods of deposit, for their names; empty while they load. */
  options: readonly DepositOption[];
  /** Id of the list. Different for each filter. */
  listId: string;
  deposits: HistoryPages<Deposit>;
  /** Requests the deposits again, to get new addresses of their receipts. */
  onPictureFailed: () => void;
}

/** A member's deposits. A press on a pending deposit opens its payment, on any other deposit its details. */
export function DepositsView({ filter, onFilter, options, listId, deposits, onPictureFailed }: DepositsViewProps) {
  const { t } = useTexts('deposits');
  const { t: history } = useTexts('history');
  const { t: shell } = useTexts('shell');
  const methodName = useMethodName(options);
  const opened = useOpenRow<Deposit>();
  // The details show the current row, because a new request gives its receipt a new address.
  const shown = deposits.rows.find(({ depositId }) => depositId === opened.row?.depositId) ?? opened.row;
  return (
    <>
      <HistoryFilter filter={filter} chosen={filter.state ? [t(filter.state)] : []} onChange={onFilter}>
        {(draft, change) => (
          <FilterSelect
            label={history('state')}
            allLabel={history('allStates')}
            options={depositFields.state.map((state) => ({ value: state, label: t(state) }))}
            value={draft.state}
            onChoose={(state) => change({ state })}
          />
        )}
      </HistoryFilter>
      <HistoryList
        label={shell('deposits')}
        listId={listId}
        pages={deposits}
        atOf={({ createdAt }) => createdAt}
        renderRow={(deposit) => (
          <DepositRow deposit={deposit} methodName={methodName(deposit.method)} onOpen={() => opened.onOpen(deposit)} />
        )}
        emptyTitle={t('empty')}
        emptyAction={<ButtonLink href={paths.deposit}>{shell('deposit')}</ButtonLink>}
      />
      {shown && (
        <DepositDetail
          deposit={shown}
          methodName={methodName(shown.method)}
          onPictureFailed={onPictureFailed}
          isOpen={opened.isOpen}
          onClose={opened.onClose}
        />
      )}
    </>
  );
}

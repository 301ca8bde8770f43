import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { paths } from '@livery/foundation/addresses';
import { FilterSelect, HistoryFilter, HistoryList, type HistoryPages, useOpenRow } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import type { ReactNode } from 'react';
import { type WithdrawalFilter, withdrawalFields } from '../../model/withdrawalStates.ts';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';
import { WithdrawalRow } from './WithdrawalRow.tsx';

export interface WithdrawalsViewProps {
  filter: WithdrawalFilter;
  onFilter: (filter: WithdrawalFilter) => void;
  /** Id of the list. Different for each filter. */
  listId: string;
  withdrawals: HistoryPages<Withdrawal>;
  /** Renders the cancel button of a withdrawal. `onCancelled` receives the changed withdrawal. */
  renderCancel: (withdrawal: Withdrawal, onCancelled: (now: Withdrawal) => void) => ReactNode;
}

/** A member's withdrawals. A press on a withdrawal opens its details. */
export function WithdrawalsView({ filter, onFilter, listId, withdrawals, renderCancel }: WithdrawalsViewProps) {
  const { t } = useTexts('withdrawals');
  const { t: history } = useTexts('history');
  const { t: shell } = useTexts('shell');
  const opened = useOpenRow<Withdrawal>();
  const { row } = opened;
  // A pending withdrawal may change while its details are open. A decided withdrawal does not change.
  const shown = row?.state === 'PENDING' ? (withdrawals.rows.find(isSame(row)) ?? row) : row;
  return (
    <>
      <HistoryFilter filter={filter} chosen={filter.state ? [t(filter.state)] : []} onChange={onFilter}>
        {(draft, change) => (
          <FilterSelect
            label={history('state')}
            allLabel={history('allStates')}
            options={withdrawalFields.state.map((state) => ({ value: state, label: t(state) }))}
            value={draft.state}
            onChoose={(state) => change({ state })}
          />
        )}
      </HistoryFilter>
      <HistoryList
        label={shell('withdrawals')}
        listId={listId}
        pages={withdrawals}
        atOf={({ createdAt }) => createdAt}
        renderRow={(withdrawal) => <WithdrawalRow withdrawal={withdrawal} onOpen={() => opened.onOpen(withdrawal)} />}
        emptyTitle={t('empty')}
        emptyAction={<ButtonLink href={paths.withdraw}>{shell('withdraw')}</ButtonLink>}
      />
      {shown && (
        <WithdrawalDetail
          withdrawal={shown}
          isOpen={opened.isOpen}
          onClose={opened.onClose}
          action={shown.cancellable === true && typeof shown.state === 'string' && renderCancel(shown, opened.onChange)}
        />
      )}
    </>
  );
}

const isSame =
  ({ withdrawalId }: Withdrawal) =>
  (other: Withdrawal): boolean =>
    other.withdrawalId === withdrawalId;

import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { FilterSelect, HistoryFilter, HistoryList, type HistoryPages, useOpenRow } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { type WithdrawalFilter, withdrawalFields } from '../../model/withdrawalStates.ts';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';
import { WithdrawalRow } from './WithdrawalRow.tsx';

export interface WithdrawalsViewProps {
  filter: WithdrawalFilter;
  onFilter: (filter: WithdrawalFilter) => void;
  /** Differs from filter to filter. */
  listId: string;
  withdrawals: HistoryPages<Withdrawal>;
}

/** A member's withdrawals; a press on one opens all that is known of it. */
export function WithdrawalsView({ filter, onFilter, listId, withdrawals }: WithdrawalsViewProps) {
  const { t } = useTexts('withdrawals');
  const { t: history } = useTexts('history');
  const { t: shell } = useTexts('shell');
  const opened = useOpenRow<Withdrawal>();
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
      />
      {opened.row && <WithdrawalDetail withdrawal={opened.row} isOpen={opened.isOpen} onClose={opened.onClose} />}
    </>
  );
}

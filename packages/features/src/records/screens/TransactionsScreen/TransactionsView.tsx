import type { Transaction, Transactions } from '@livery/api/wallet/getTransactions';
import { paths } from '@livery/foundation/addresses';
import { FilterSelect, HistoryFilter, HistoryList, type HistoryPages, useOpenRow } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import { type Coded, namedAs, withChosen } from '../../model/coded.ts';
import type { TransactionFilter } from '../../model/transactionFilter.ts';
import { TransactionReceipt } from './TransactionReceipt.tsx';
import { TransactionRow } from './TransactionRow.tsx';
import { TransactionTotals } from './TransactionTotals.tsx';

export interface TransactionsViewProps {
  filter: TransactionFilter;
  onFilter: (filter: TransactionFilter) => void;
  /** Kinds of transaction, for the filter; empty while they load. */
  kinds: readonly Coded[];
  /** Wallets, for the filter and for the names in the rows. Until they have loaded, the code of a wallet is shown. */
  wallets: readonly Coded[];
  /** Id of the list. Different for each filter. */
  listId: string;
  transactions: HistoryPages<Transaction>;
  /** The totals of all transactions of the filter; undefined while they load. */
  sums: Transactions['sums'] | undefined;
}

/** The totals and the transactions. A press on a transaction opens its receipt. */
export function TransactionsView({
  filter,
  onFilter,
  kinds,
  wallets,
  listId,
  transactions,
  sums,
}: TransactionsViewProps) {
  const { t } = useTexts('transactions');
  const { t: shell } = useTexts('shell');
  const opened = useOpenRow<Transaction>();
  const chosen = [namedAs(filter.code, kinds), namedAs(filter.wallet, wallets)].filter((name) => name !== undefined);
  const isNothing = transactions.failure !== undefined || sums?.movements === 0;
  return (
    <>
      <HistoryFilter filter={filter} chosen={chosen} onChange={onFilter}>
        {(draft, change) => (
          <>
            <FilterSelect
              label={t('kind')}
              allLabel={t('allKinds')}
              options={withChosen(kinds, draft.code)}
              value={draft.code}
              onChoose={(code) => change({ code })}
            />
            <FilterSelect
              label={t('wallet')}
              allLabel={t('allWallets')}
              options={withChosen(wallets, draft.wallet)}
              value={draft.wallet}
              onChoose={(wallet) => change({ wallet })}
            />
          </>
        )}
      </HistoryFilter>
      {!isNothing && <TransactionTotals sums={sums} />}
      <HistoryList
        label={shell('transactions')}
        listId={listId}
        pages={transactions}
        atOf={({ at }) => at}
        renderRow={(transaction) => (
          <TransactionRow
            transaction={transaction}
            walletName={namedAs(transaction.wallet, wallets)}
            onOpen={() => opened.onOpen(transaction)}
          />
        )}
        emptyTitle={t('empty')}
        emptyAction={<ButtonLink href={paths.deposit}>{shell('deposit')}</ButtonLink>}
      />
      {opened.row && (
        <TransactionReceipt
          transaction={opened.row}
          walletName={namedAs(opened.row.wallet, wallets)}
          isOpen={opened.isOpen}
          onClose={opened.onClose}
        />
      )}
    </>
  );
}

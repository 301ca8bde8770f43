import type { Statement } from '@livery/api/agent/getStatements';
import type { UnknownWord } from '@livery/api/contract';
import { useFormats } from '@livery/foundation/formats';
import { entryFor, GatewayTerm } from '@livery/foundation/gateway-terms';
import {
  HistoryDetail,
  HistoryList,
  type HistoryPages,
  HistoryRow,
  HistoryState,
  type HistoryTone,
  useOpenRow,
  useSignedMoney,
} from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { KeyValue, SegmentedControl } from '@livery/ui';
import { CalendarDays, ChartPie, Percent } from 'lucide-react';
import { shortPercent } from '../../model/shortPercent.ts';
import { type StatementKind, statementKinds } from '../../model/statementKinds.ts';
import styles from './StatementsView.module.css';

const icons = { rebates: Percent, salary: CalendarDays, dividend: ChartPie } as const;

const tones = {
  PENDING: 'accent',
  APPROVED: 'accent',
  PAID: 'positive',
  REJECTED: 'danger',
  CARRIED: 'muted',
} as const satisfies Record<Exclude<Statement['state'], UnknownWord>, HistoryTone>;

export interface StatementsViewProps {
  kind: StatementKind;
  onKind: (kind: StatementKind) => void;
  /** Id of the list. Different for each kind. */
  listId: string;
  statements: HistoryPages<Statement>;
}

/** One kind of statement by month. The details of a month open in a sheet. */
export function StatementsView({ kind, onKind, listId, statements }: StatementsViewProps) {
  const { t } = useTexts('agentArea');
  const { money, month, moment, decimal } = useFormats();
  const signed = useSignedMoney();
  const opened = useOpenRow<Statement>();
  const Icon = icons[kind];
  const { row } = opened;
  const stateOf = ({ state }: Statement) => (
    <HistoryState tone={entryFor(state, tones, 'muted')}>
      <GatewayTerm word={state} text={t} />
    </HistoryState>
  );
  return (
    <>
      <div className={styles.kinds}>
        <SegmentedControl
          label={t('kind')}
          options={statementKinds.map((id) => ({ id, label: t(id) }))}
          chosen={kind}
          onChoose={onKind}
        />
      </div>
      <HistoryList
        label={t(kind)}
        listId={listId}
        pages={statements}
        renderRow={(statement) => (
          <HistoryRow
            icon={<Icon aria-hidden />}
            iconTone={entryFor(statement.state, tones, 'muted')}
            title={month(statement.month)}
            hint={stateOf(statement)}
            amount={signed(statement.amount).text}
            tone={signed(statement.amount).tone}
            onOpen={() => opened.onOpen(statement)}
          />
        )}
        emptyTitle={t('noStatements')}
        emptyHint={t('noStatementsHint')}
      />
      {row && (
        <HistoryDetail
          isOpen={opened.isOpen}
          onClose={opened.onClose}
          title={`${t(kind)} · ${month(row.month)}`}
          amount={signed(row.amount).text}
          tone={signed(row.amount).tone}
          state={stateOf(row)}
          words={row.state === 'CARRIED' ? t('carriedWords') : undefined}
          reference={{ label: t('number'), code: row.id }}
        >
          {row.items.map(({ label, base, rate, amount }) => (
            <KeyValue key={label} label={label}>
              {`${money(base)} × ${decimal(shortPercent(rate))}% = ${money(amount)}`}
            </KeyValue>
          ))}
          {row.paidAt !== undefined && <KeyValue label={t('paidAt')}>{moment(Date.parse(row.paidAt))}</KeyValue>}
        </HistoryDetail>
      )}
    </>
  );
}

import type { AgentKpi } from '@livery/api/agent/getAgentKpi';
import { momentOf, useFormats } from '@livery/foundation/formats';
import { usePeriodText, useSignedMoney } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Money, Skeleton, Stat, Stats } from '@livery/ui';
import { BarChart, BarChartSkeleton } from '@livery/ui/chart';
import type { DayRange } from '@livery/ui/dates';
import { kpiBars } from '../../model/kpiBars.ts';
import styles from './KpiFigures.module.css';

interface KpiFiguresProps {
  /** Undefined while the request is pending. */
  kpi: AgentKpi | undefined;
  range: DayRange;
}

/** The figures of the downline: the turnover first, in large type and by day, then the other figures. */
export function KpiFigures({ kpi, range }: KpiFiguresProps) {
  const { t } = useTexts('agentArea');
  const { timeZone } = useMerchant();
  const { money, numerals, short, monthDay } = useFormats();
  const signed = useSignedMoney();
  const periodText = usePeriodText();
  const net = kpi && signed(kpi.netWin);
  const counted = (count: number | undefined) => (count === undefined ? undefined : numerals(String(count)));
  const bars = kpiBars(
    (kpi?.days ?? []).map(({ day, turnover }) => ({ day, amount: turnover })),
    range,
  );
  return (
    <div className={styles.figures}>
      <p className={styles.label}>{t('turnover')}</p>
      {kpi === undefined ? (
        <Skeleton className={styles.awaited} />
      ) : (
        <p>
          <Money size="hero">{money(kpi.turnover)}</Money>
        </p>
      )}
      {kpi === undefined && <BarChartSkeleton />}
      {kpi?.days !== undefined && (
        <BarChart
          label={t('turnoverOverTime')}
          barsLabel={t('day')}
          bars={bars.map(({ from, to, amount, value }) => ({
            label: periodText({ from, to }),
            shortLabel: monthDay(momentOf(to, timeZone)),
            value,
            text: money(amount),
          }))}
          scaleText={short}
        />
      )}
      <Stats>
        <Stat label={t('netWin')} value={net?.text} />
        <Stat label={t('deposits')} value={kpi && money(kpi.deposits)} />
        <Stat label={t('withdrawals')} value={kpi && money(kpi.withdrawals)} />
      </Stats>
      <Stats>
        <Stat label={t('members')} value={counted(kpi?.members)} />
        <Stat label={t('newMembers')} value={counted(kpi?.newMembers)} />
        <Stat label={t('activeMembers')} value={counted(kpi?.activeMembers)} />
      </Stats>
    </div>
  );
}

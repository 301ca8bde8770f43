import type { AgentInfo } from '@livery/api/agent/getAgentInfo';
import type { AgentKpi } from '@livery/api/agent/getAgentKpi';
import type { GatewayError } from '@livery/api/client';
import { paths } from '@livery/foundation/addresses';
import { LoadFailed } from '@livery/foundation/failure';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Card, CopyCode, List, ListRow, ScreenBody, ScreenPart, SegmentedControl } from '@livery/ui';
import type { DayRange } from '@livery/ui/dates';
import { ReceiptText, UsersRound } from 'lucide-react';
import { shortPercent } from '../../model/shortPercent.ts';
import { KpiFigures } from './KpiFigures.tsx';

/** Periods to choose from, in days up to today. */
export const kpiDays = [7, 30, 90] as const;

export type KpiDays = (typeof kpiDays)[number];

export interface AgentViewProps {
  info: AgentInfo;
  /** The days of the figures. */
  range: DayRange;
  days: KpiDays;
  onDays: (days: KpiDays) => void;
  /** Undefined while the request is pending. */
  kpi: AgentKpi | undefined;
  /** The error of the request for the figures. */
  failure: GatewayError | undefined;
  onRetry: () => void;
  /** Whether the latest request failed, so that the shown data may be out of date. */
  isStale: boolean;
}

/** The figures of a period, the levels of the downline, and links to the other screens of the area. */
export function AgentView({ info, range, days, onDays, kpi, failure, onRetry, isStale }: AgentViewProps) {
  const { t } = useTexts('agentArea');
  const { t: shell } = useTexts('shell');
  const { t: history } = useTexts('history');
  const { count, decimal, numerals } = useFormats();
  const rateOf = (level: number) => info.rebateRates.find((one) => one.level === level)?.rate;
  return (
    <ScreenBody>
      {isStale && <Card role="status">{t('notUpToDate')}</Card>}
      <ScreenPart title={t('figures')}>
        <SegmentedControl
          label={t('period')}
          options={kpiDays.map((number) => ({ id: String(number), label: count(number, 'day') }))}
          chosen={String(days)}
          onChoose={(id) => onDays(kpiDays.find((number) => String(number) === id) ?? days)}
        />
        {failure ? <LoadFailed error={failure} onRetry={onRetry} /> : <KpiFigures kpi={kpi} range={range} />}
      </ScreenPart>
      <List label={shell('agent')}>
        <ListRow icon={<UsersRound aria-hidden />} title={shell('downline')} href={paths.downline} />
        <ListRow icon={<ReceiptText aria-hidden />} title={shell('statements')} href={paths.statements} />
      </List>
      {info.levels.length > 0 && (
        <ScreenPart title={t('levels')} look="quiet">
          <List label={t('levels')}>
            {info.levels.map(({ level, members }) => {
              const rate = rateOf(level);
              return (
                <ListRow
                  key={level}
                  title={t('level', { number: numerals(String(level)) })}
                  hint={rate && t('rate', { number: decimal(shortPercent(rate)) })}
                  end={<bdi>{numerals(String(members))}</bdi>}
                  href={`${paths.downline}?level=${level}`}
                />
              );
            })}
          </List>
        </ScreenPart>
      )}
      <CopyCode
        label={t('code')}
        code={info.referralCode}
        copyLabel={history('copy')}
        copiedLabel={history('copied')}
        refusedText={history('copyRefused')}
      />
    </ScreenBody>
  );
}

import { useGetAgentInfoQuery } from '@livery/api/agent/getAgentInfo';
import { useGetAgentKpiQuery } from '@livery/api/agent/getAgentKpi';
import type { GatewayError } from '@livery/api/client';
import { failureOf } from '@livery/foundation/failure';
import { useToday } from '@livery/foundation/formats';
import { useResume } from '@livery/foundation/refresh';
import { lastDays } from '@livery/ui/dates';
import { useSearchParams } from 'react-router-dom';
import { type KpiDays, kpiDays, type AgentViewProps } from './AgentView.tsx';

interface AgentScreenState {
  /** Undefined while the data is loading. */
  view: AgentViewProps | undefined;
  /** The error, if there is no data to show. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

const options = { refetchOnMountOrArgChange: 30 } as const;

/** State and handlers of the agent area. The address contains the period, as `?days=30`. */
export function useAgentScreen(): AgentScreenState {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const days: KpiDays = kpiDays.find((count) => String(count) === search.get('days')) ?? kpiDays[0];
  const range = lastDays(today, days);
  const info = useGetAgentInfoQuery(undefined, options);
  // Skipped until the agent's data is loaded. Otherwise a player who is not an agent would get a second error.
  const kpi = useGetAgentKpiQuery(range, { ...options, skip: info.data === undefined });
  useResume({ hasFailed: kpi.isError, isFetching: kpi.isFetching, onRetry: () => void kpi.refetch() });

  return {
    view: info.data && {
      info: info.data,
      range,
      days,
      onDays: (count) => setSearch({ days: String(count) }, { replace: true }),
      kpi: kpi.currentData,
      failure: kpi.currentData === undefined && !kpi.isFetching ? failureOf(kpi.error) : undefined,
      onRetry: () => void kpi.refetch(),
      isStale: (info.isError || kpi.isError) && kpi.currentData !== undefined && !kpi.isFetching,
    },
    failure: info.data === undefined && !info.isFetching ? failureOf(info.error) : undefined,
    onRetry: () => void info.refetch(),
  };
}

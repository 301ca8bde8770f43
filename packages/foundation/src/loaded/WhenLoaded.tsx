import type { ReactNode } from 'react';
import { failureOf, LoadFailed } from '../failure/index.ts';

/** The used part of a query hook's result. */
interface Query {
  data?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

type DataOf<Queries extends readonly Query[]> = { [At in keyof Queries]: NonNullable<Queries[At]['data']> };

export interface WhenLoadedProps<Queries extends readonly Query[]> {
  /** The results of the endpoints' hooks. */
  queries: readonly [...Queries];
  /** Shown until all queries have data. */
  skeleton: ReactNode;
  /** Renders the data. Loaded data remains visible if a later request fails. */
  children: (...data: DataOf<Queries>) => ReactNode;
}

/**
 * A screen that needs data before it can render: shows a skeleton, then the content, or the failure with a retry
 * button.
 */
export function WhenLoaded<Queries extends readonly Query[]>({
  queries,
  skeleton,
  children,
}: WhenLoadedProps<Queries>) {
  const missing = queries.filter(({ data }) => data === undefined);
  if (missing.length === 0) return children(...(queries.map(({ data }) => data) as DataOf<Queries>));
  const failed = missing.filter(({ error, isFetching }) => error !== undefined && !isFetching);
  const failure = failureOf(failed[0]?.error);
  if (failure === undefined) return skeleton;
  return <LoadFailed error={failure} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
}

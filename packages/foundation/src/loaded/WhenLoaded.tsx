import type { ReactNode } from 'react';
import { failureOf, LoadFailed } from '../failure/index.ts';

/** Of a query's hook what is heeded. */
interface Query {
  data?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

type DataOf<Queries extends readonly Query[]> = { [At in keyof Queries]: NonNullable<Queries[At]['data']> };

export interface WhenLoadedProps<Queries extends readonly Query[]> {
  /** What the hooks of the endpoints gave. */
  queries: readonly [...Queries];
  /** Stands there until all of them have data. */
  skeleton: ReactNode;
  /** What is drawn of the data. Data that is there stays when a later fetch of it fails. */
  children: (...data: DataOf<Queries>) => ReactNode;
}

/** A screen that has nothing to show before its data is there: a skeleton, then itself, or why not, with another try. */
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

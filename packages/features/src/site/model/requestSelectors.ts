import type { gatewayApi } from '@livery/api/client';

interface WithGateway {
  gateway: ReturnType<typeof gatewayApi.reducer>;
}

/** A call in the store, as far as this looks at it. */
interface Entry {
  status: string;
  endpointName?: string | undefined;
  error?: unknown;
  startedTimeStamp?: number;
}

const closingCodes = ['MAINTENANCE', 'REGION_RESTRICTED'];
const entriesOf = (part: object) => Object.values(part) as Entry[];

/** Whether any query is under way. */
export const selectIsFetching = ({ gateway }: WithGateway): boolean =>
  entriesOf(gateway.queries).some(({ status }) => status === 'pending');

/**
 * When the latest call was made that the gateway refused because the site is closed; 0 where none was. The status call
 * itself does not count: it is asked because of these refusals.
 */
export const selectLastRefusedAt = ({ gateway: { queries, mutations } }: WithGateway): number =>
  Math.max(
    0,
    ...[...entriesOf(queries), ...entriesOf(mutations)].map(({ endpointName, error, startedTimeStamp = 0 }) =>
      endpointName !== 'getSystemStatus' && closingCodes.includes((error as { code: string } | undefined)?.code ?? '')
        ? startedTimeStamp
        : 0,
    ),
  );

import type { gatewayApi } from '@livery/api/client';

interface WithGateway {
  gateway: ReturnType<typeof gatewayApi.reducer>;
}

/** The parts of a stored call that the selectors use. */
interface Entry {
  status: string;
  endpointName?: string | undefined;
  error?: unknown;
  startedTimeStamp?: number;
}

const closingCodes = ['MAINTENANCE', 'REGION_RESTRICTED'];
const entriesOf = (part: object) => Object.values(part) as Entry[];

/** Whether any query is pending. */
export const selectIsFetching = ({ gateway }: WithGateway): boolean =>
  entriesOf(gateway.queries).some(({ status }) => status === 'pending');

/**
 * Selects the time of the latest call that the gateway refused because the site is closed; 0 if there is none. The
 * status call is not included, because refusals trigger it.
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

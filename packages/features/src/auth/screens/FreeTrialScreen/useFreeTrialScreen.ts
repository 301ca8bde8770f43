import { type TrialOffer, useGetTrialAccountQuery } from '@livery/api/auth/getTrialAccount';
import type { GatewayError } from '@livery/api/client';
import { failureOf } from '@livery/foundation/failure';
import { useFormats } from '@livery/foundation/formats';
import { useMerchant } from '@livery/merchant/react';
import { useFreeTrial } from '../../hooks/useFreeTrial.ts';
import { canRegister } from '../../model/canRegister.ts';
import type { FreeTrialViewProps } from './FreeTrialView.tsx';
import type { RunningTrialViewProps } from './RunningTrialView.tsx';

/** `closed`: no trial can start at the moment. `off`: this merchant has no trials. */
type TrialState = 'loading' | 'failed' | 'running' | 'open' | 'closed' | 'off';

interface FreeTrialScreenState {
  state: TrialState;
  /** The error of the request. Set if the state is `failed`. */
  loadFailure: GatewayError | undefined;
  /** The offered trial. Set if the state is `open`. */
  offer: Pick<FreeTrialViewProps, 'playMoney' | 'duration'> | undefined;
  /** The running trial. Set if the state is `running`. */
  running: Omit<RunningTrialViewProps, 'canRegister'> | undefined;
  start: Pick<FreeTrialViewProps, 'onStart' | 'isBusy' | 'failure'>;
  /** Requests the offer again. */
  onRetry: () => void;
  isRetrying: boolean;
  /** Whether a guest can register here. */
  canRegister: boolean;
}

/** Error codes of a gateway without trials. */
const offCodes = ['NOT_ALLOWED', 'NOT_FOUND', 'METHOD_NOT_ALLOWED'];

function stateOf(data: TrialOffer | undefined, error: GatewayError | undefined): TrialState {
  if (data?.account !== undefined) return 'running';
  if (data !== undefined) return data.state === 1 ? 'open' : 'closed';
  if (error === undefined) return 'loading';
  return offCodes.includes(error.code) ? 'off' : 'failed';
}

/** State and handlers of the free trial's screen: the offer, the running trial, and the start. */
export function useFreeTrialScreen(): FreeTrialScreenState {
  const { money, count, time } = useFormats();
  const { switches } = useMerchant();
  // Whether a trial can start may change every minute.
  const query = useGetTrialAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching } = query;
  const { start, isBusy, failure } = useFreeTrial({ isFailureToasted: false });
  const lasts = (minutes: number) => (minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute'));

  return {
    state: stateOf(data, isFetching ? undefined : (error as GatewayError | undefined)),
    loadFailure: failureOf(error),
    offer: data && { playMoney: money(data.playMoney, { part: 'whole' }), duration: lasts(data.minutes) },
    running: data?.account && {
      userName: data.account.userName,
      endsAt: time(Date.parse(data.account.expirationTime)),
    },
    start: { onStart: start, isBusy, failure },
    onRetry: () => void query.refetch(),
    isRetrying: isFetching,
    canRegister: canRegister(switches),
  };
}

import { followContracts } from '@livery/api/agent/contractTabs';
import { gatewayTime, type GatewayError } from '@livery/api/client';
import type { WithSession } from '@livery/api/session';
import { failureOf, failureText } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { ContractKind } from '../../model/contractKinds.ts';
import { contractStateAt } from '../../model/contractStateAt.ts';
import type { ContractViewProps } from './ContractView.tsx';
import type { ContractCalls } from './useContractCalls.ts';

export interface ContractScreenState {
  /** Undefined while the data is loading. */
  view: ContractViewProps | undefined;
  /** The error, if there is no data to show. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

/** State and handlers of a contract screen. It also shows an answer that was given in another tab. */
export function useContractScreen(kind: ContractKind, { query, send, isSending }: ContractCalls): ContractScreenState {
  const { t } = useTexts('contracts');
  const { t: common } = useTexts('common');
  const { data, isError, isFetching } = query;
  const [error, setError] = useState<GatewayError>();
  const [isAsking, setAsking] = useState(false);
  const store = useStore<WithSession>();
  useEffect(() => followContracts(store), [store]);

  const offer = data?.offer;
  const answer = async (given: 'ACCEPTED' | 'REJECTED') => {
    if (offer === undefined) return;
    setError(undefined);
    const sent = await send({ id: offer.id, answer: given });
    setError(failureOf(sent.error));
    setAsking(false);
  };
  const state = data && contractStateAt(data, gatewayTime());
  const isAnsweredBefore = error?.code === 'ANSWERED_BEFORE';

  return {
    view: data &&
      state && {
        kind,
        state,
        offer,
        earlier: data.earlier,
        isStale: isError && !isFetching,
        note: isAnsweredBefore && state !== 'PENDING' ? t('answeredBefore') : undefined,
        // Show the error only while the reloaded contract is still pending. Otherwise its state explains the result.
        failure: error && state === 'PENDING' && !isFetching ? failureText(error, common) : undefined,
        isBusy: isSending,
        isAsking,
        onAccept: () => void answer('ACCEPTED'),
        onAskToDecline: () => {
          setError(undefined);
          setAsking(true);
        },
        onDecline: () => void answer('REJECTED'),
        onStay: () => setAsking(false),
      },
    failure: data === undefined && !isFetching ? failureOf(query.error) : undefined,
    onRetry: () => void query.refetch(),
  };
}

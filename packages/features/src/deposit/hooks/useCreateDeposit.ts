import {
  createCalls,
  createDepositApi,
  type CreateDepositRequest,
  type DepositMethod,
} from '@livery/api/deposit/createDeposit';
import { type MoneyOutcome, useMoneyIntent } from '@livery/foundation/money';
import { useDispatch } from 'react-redux';

/** The data of a created deposit that the screen needs. */
export interface Created {
  depositId: string;
}

/** Reads the stored reply of a call whose own reply was lost. */
function readCreated(reply: unknown): Created | undefined {
  const { depositId } = (reply ?? {}) as { depositId?: unknown };
  return typeof depositId === 'string' ? { depositId } : undefined;
}

interface Dispatching {
  (
    action: ReturnType<(typeof createDepositApi.endpoints)['depositManual']['initiate']>,
  ): PromiseLike<{ data?: Created; error?: unknown }>;
}

/** Creates each deposit only once. `state`, `isLeft` and `onSend` are those of `useMoneyIntent`. */
export function useCreateDeposit(onSend: (idempotencyKey: string) => void) {
  const dispatch = useDispatch() as Dispatching;
  const { state, isLeft, run } = useMoneyIntent<Created>('deposit', { read: readCreated, onSend });
  return {
    state,
    isLeft,
    create: (
      method: DepositMethod,
      body: Omit<CreateDepositRequest, 'idempotencyKey'>,
    ): Promise<MoneyOutcome<Created>> =>
      run({
        call: createCalls[method],
        amount: body.amount,
        payload: { method, ...body },
        send: (idempotencyKey) =>
          dispatch(
            createDepositApi.endpoints[createCalls[method]].initiate({ ...body, idempotencyKey }, { track: false }),
          ),
      }),
  };
}

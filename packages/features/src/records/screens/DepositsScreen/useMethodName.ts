import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import { useTexts } from '@livery/i18n/react';

/** @returns what the merchant calls a method of payment; where it is not offered any more, what it is called in general */
export function useMethodName(options: readonly DepositOption[]): (method: DepositOption['method']) => string {
  const { t } = useTexts('deposits');
  return (method) => options.find((option) => option.method === method)?.name ?? t(method);
}

import type { DepositMethod, UnknownWord } from '@livery/api/contract';
import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import { useTexts } from '@livery/i18n/react';

/**
 * @returns a function that names a method of payment: the merchant's name; the general name if the merchant no longer
 * offers the method; the gateway's word if this version does not know the method
 */
export function useMethodName(options: readonly DepositOption[]): (method: DepositMethod | UnknownWord) => string {
  const { t } = useTexts('deposits');
  return (method) =>
    typeof method === 'string'
      ? (options.find((option) => option.method === method)?.name ?? t(method))
      : method.unknown;
}

import type { DepositMethod, UnknownWord } from '@livery/api/contract';
import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import { useTexts } from '@livery/i18n/react';

/**
 * Returns a function that names a method of payment.
 * @returns the function. It uses the merchant's name. If the merchant no longer offers the method, it uses the general
 * name. If this version of the app does not define the method, it uses the gateway's word
 */
export function useMethodName(options: readonly DepositOption[]): (method: DepositMethod | UnknownWord) => string {
  const { t } = useTexts('deposits');
  return (method) =>
    typeof method === 'string'
      ? (options.find((option) => option.method === method)?.name ?? t(method))
      : method.unknown;
}

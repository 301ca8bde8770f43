import type { DepositMethod, UnknownWord } from '@livery/api/contract';
import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import { useTexts } from '@livery/i18n/react';

/**
 * @returns the merchant's name of a method of payment; the general name if the merchant no longer offers it; the gateway's word for a
 * method that this version does not know
 */
export function useMethodName(options: readonly DepositOption[]): (method: DepositMethod | UnknownWord) => string {
  const { t } = useTexts('deposits');
  return (method) =>
    typeof method === 'string'
      ? (options.find((option) => option.method === method)?.name ?? t(method))
      : method.unknown;
}

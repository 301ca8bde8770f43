import { useLazyCheckUsernameQuery } from '@livery/api/auth/userName';
import { useTexts } from '@livery/i18n/react';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterValues } from '../../model/registerValues.ts';

/** Milliseconds without typing after which a name is checked. The gateway allows only a few checks for each address. */
const pauseMs = 500;

/**
 * Reports at the field that a user name is taken, soon after it was typed. If the gateway does not reply, nothing is
 * shown, because the registration checks the name again.
 * @param isValid whether a name follows the rules of the field. Other names are not sent
 */
export function useUserNameCheck(
  { subscribe, getValues, setError }: Pick<UseFormReturn<RegisterValues>, 'subscribe' | 'getValues' | 'setError'>,
  isValid: (userName: string) => boolean,
): void {
  const { t } = useTexts('common');
  const [request] = useLazyCheckUsernameQuery();
  const report = async (userName: string) => {
    if (userName === '' || !isValid(userName)) return;
    const { data } = await request(userName, true);
    // The reply may be late, so the field may contain another name.
    if (data?.reason === 'taken' && getValues('username') === userName)
      setError('username', { message: t('in_sorry_exists') });
  };
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        // If there is no name, the whole form was set, for example by "Reset".
        if (name !== undefined && name !== 'username') return;
        clearTimeout(timer);
        timer = setTimeout(() => void latest.current(values.username), pauseMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [subscribe]);
}

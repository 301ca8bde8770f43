import { useLoginMutation } from '@livery/api/auth/login';
import { createIntentKeys, type GatewayError } from '@livery/api/client';
import { useSetPasswordEmailMutation, useSetPasswordPhoneMutation } from '@livery/api/security/forgotPassword';
import { sessionEnded } from '@livery/api/session';
import { replaceRememberedPassword } from '@livery/device/remembered-login';
import { paths } from '@livery/foundation/addresses';
import { useIsThere } from '@livery/foundation/navigation';
import { useAfterLogin } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResetValues } from '../../model/passwordReset.ts';

interface SetPasswordOptions {
  form: UseFormReturn<ResetValues>;
  /** The dialling code of the chosen country. */
  dialingCode: () => string;
  /** Called with an error that no field caused. */
  onFailure: (error: GatewayError) => void;
  /** Called after the password is set. */
  onSet: () => void;
}

/**
 * Sets the new password with the code, and logs in with it. If the login requires more than the password, for example a
 * captcha, it shows the login screen with the name filled in.
 */
export function useSetPassword({ form, dialingCode, onFailure, onSet }: SetPasswordOptions) {
  const { t } = useTexts('password');
  const { t: common } = useTexts('common');
  const { code: merchantCode } = useMerchant();
  const { showToast } = useToasts();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const goOn = useAfterLogin();
  const isThere = useIsThere();
  const [setByEmail] = useSetPasswordEmailMutation();
  const [setByPhone] = useSetPasswordPhoneMutation();
  const [login] = useLoginMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [keyOf] = useState(createIntentKeys);

  /**
   * Sends the new password, and resolves to the user name of the account if the reply contains it. A retry after a lost
   * reply uses the same idempotency key, so that the gateway returns the first result.
   */
  const send = async (values: ResetValues) => {
    const { way, mobileNum, username, email, verificationCode, newPassword, confirmNewPassword } = values;
    const given = { verificationCode, newPassword, confirmNewPassword };
    if (way === 'sms') {
      const body = { mobileNum, countryDialingCode: dialingCode(), ...given };
      const { data, error } = await setByPhone({ ...body, idempotencyKey: keyOf(body) });
      return { userName: data?.userName, error };
    }
    const body = { username: username.trim(), email: email.trim(), ...given };
    const { error } = await setByEmail({ ...body, idempotencyKey: keyOf(body) });
    return { userName: username.trim(), error };
  };

  const finish = async (userName: string | undefined, password: string) => {
    onSet();
    if (userName !== undefined) {
      await replaceRememberedPassword(merchantCode, userName, password);
      const { error } = await login({ username: userName, password, type: 'username' });
      if (error === undefined) {
        showToast(t('newIsSet'), { kind: 'success', duration: toastDuration.short });
        return goOn();
      }
    }
    // The gateway has ended every session of the member, including the one in this browser.
    dispatch(sessionEnded({ reason: 'logout' }));
    showToast(t('newIsSetLogIn'), { kind: 'success', duration: toastDuration.long });
    if (isThere()) await navigate(paths.login, { replace: true, state: { ...(state as object | null), userName } });
  };

  const submit = form.handleSubmit(async (values) => {
    const { userName, error } = await send(values);
    const failure = error as GatewayError | undefined;
    if (failure === undefined) return finish(userName, values.newPassword);
    if (failure.code !== 'VERIFICATION_WRONG') return onFailure(failure);
    form.setError('verificationCode', { message: common('in_verification_error') });
  });

  return {
    isBusy,
    set: async () => {
      setIsBusy(true);
      await submit().finally(() => setIsBusy(false));
    },
  };
}

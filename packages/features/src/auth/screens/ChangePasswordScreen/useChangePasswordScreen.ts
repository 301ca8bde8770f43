import { createIntentKeys, type GatewayError } from '@livery/api/client';
import { useChangePasswordMutation } from '@livery/api/security/changePassword';
import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { dropSessionPassword, selectSession, sessionPasswordOf } from '@livery/api/session';
import { replaceRememberedPassword } from '@livery/device/remembered-login';
import { paths } from '@livery/foundation/addresses';
import { useFormChecks, useRevalidateInLanguage } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { newPasswordTogether } from '../../hooks/useNewPasswordRules.ts';
import { useRuleChecks } from '../../hooks/useRuleChecks.ts';
import { failureText } from '../../model/failureText.ts';
import type { ChangePasswordValues, ChangePasswordViewProps } from './ChangePasswordView.tsx';

/** Most milliseconds that the loading toast shows. */
const loadingLimit = 10_000;
/** Milliseconds from success until home shows. */
const homeAfter = 1000;

interface ChangePasswordScreenState extends ChangePasswordViewProps {
  /** Whether there is a password to change. True until the gateway says otherwise. */
  hasPassword: boolean;
}

/** State and handlers of the screen on which a member changes the password. */
export function useChangePasswordScreen(): ChangePasswordScreenState {
  const { t } = useTexts('password');
  const { t: common } = useTexts('common');
  const { showLoadingWhile, showToast } = useToasts();
  const { code: merchantCode } = useMerchant();
  const session = useSelector(selectSession);
  const remembered = sessionPasswordOf(session);
  // Once it is asked for it stays: when the change has succeeded, too, nothing comes or goes.
  const [asksOld, setAsksOld] = useState(remembered === undefined);
  const { data: security } = useGetSecurityQuery(undefined, { skip: !asksOld });
  const [change, { isLoading }] = useChangePasswordMutation();
  const [failure, setFailure] = useState<GatewayError>();
  const [keyOf] = useState(createIntentKeys);
  const [isSame, setIsSame] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const form = useForm<ChangePasswordValues>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    shouldFocusError: false,
  });
  const checks = useFormChecks(form, { together: newPasswordTogether });
  useRevalidateInLanguage(form);
  const check = useRuleChecks();
  useHomeSoon(isChanged);

  const handleFailure = (error: GatewayError) => {
    if (error.code === 'PASSWORD_SAME') return setIsSame(true);
    if (error.code !== 'PASSWORD_WRONG') return setFailure(error);
    // What the session remembers was changed elsewhere: from here on it has to be typed.
    dropSessionPassword(session);
    setAsksOld(true);
    form.setError('oldPassword', { message: t('oldWrong') });
  };
  const submit = form.handleSubmit(
    async ({ oldPassword, newPassword, confirmNewPassword }) => {
      setFailure(undefined);
      const old = asksOld ? oldPassword : (remembered ?? '');
      if (old === newPassword) return setIsSame(true);
      const body = { oldPassword: old, newPassword, confirmNewPassword };
      // After a reply that was lost it goes under the same key, so that it ends as it did.
      const call = change({ ...body, idempotencyKey: keyOf(body) });
      const { error } = await showLoadingWhile(call, common('in_please_wait'), loadingLimit);
      if (error !== undefined) return handleFailure(error as GatewayError);
      setIsChanged(true);
      showToast(t('changed'), { kind: 'success', duration: toastDuration.short });
      dropSessionPassword(session);
      if (session !== null) await replaceRememberedPassword(merchantCode, session.userName, newPassword);
    },
    () => setFailure(undefined),
  );

  return {
    form,
    checks,
    userName: session?.userName ?? '',
    asksOld,
    checkOld: check(['loginPassword'], t('oldPassword')),
    hasPassword: security?.hasPassword !== false || isChanged,
    onSubmit: (event) => void submit(event),
    isBusy: isLoading || isChanged,
    failure: failure && failureText(failure, common),
    isSame,
    onSameClosed: () => {
      setIsSame(false);
      form.setFocus('newPassword', { shouldSelect: true });
    },
  };
}

/** Shows home a second after the change, unless the person has gone elsewhere by then. */
function useHomeSoon(isChanged: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), homeAfter);
    return () => clearTimeout(timer);
  }, [isChanged, navigate]);
}

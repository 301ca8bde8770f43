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

/** The maximum time in milliseconds that the loading toast is shown. */
const loadingLimit = 10_000;
/** Milliseconds between the success and the navigation to home. */
const homeAfter = 1000;

interface ChangePasswordScreenState extends ChangePasswordViewProps {
  /** Whether the member has a password. True until the gateway replies that there is none. */
  hasPassword: boolean;
}

/** State and handlers of the screen with which a member changes the password. */
export function useChangePasswordScreen(): ChangePasswordScreenState {
  const { t } = useTexts('password');
  const { t: common } = useTexts('common');
  const { showLoadingWhile, showToast } = useToasts();
  const { code: merchantCode } = useMerchant();
  const session = useSelector(selectSession);
  const remembered = sessionPasswordOf(session);
  // Once the field for the old password is visible, it stays visible, even after the change succeeds. So the layout
  // does not shift.
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
    // The password was changed elsewhere. So the session's copy is wrong, and the player must type it.
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
      // A retry after a lost reply uses the same idempotency key, so that the gateway returns the first result.
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

/** Navigates to home one second after the change, unless the player has left the screen. */
function useHomeSoon(isChanged: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), homeAfter);
    return () => clearTimeout(timer);
  }, [isChanged, navigate]);
}

import type { GatewayError } from '@livery/api/client';
import type { PersonalInfo } from '@livery/api/member/getPersonalInfo';
import { useSavePersonalInfoMutation } from '@livery/api/member/savePersonalInfo';
import { useSetHeadIconMutation } from '@livery/api/member/setHeadIcon';
import { useSetNicknameMutation } from '@livery/api/member/setNickname';
import { failureText } from '@livery/foundation/failure';
import { useToday } from '@livery/foundation/formats';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changedDetails, profileValues, type ProfileValues, trimmedValues } from '../../model/profileValues.ts';
import type { ProfileViewProps } from './ProfileView.tsx';

export interface ProfileFormProps {
  info: PersonalInfo;
}

/** State and handlers of the profile form. Saved values are shown everywhere immediately. */
export function useProfileForm({ info }: ProfileFormProps): Omit<ProfileViewProps, 'icons'> {
  const { t } = useTexts('profile');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const { licence } = useMerchant();
  const today = useToday();
  const [setHeadIcon] = useSetHeadIconMutation();
  const [setNickname] = useSetNicknameMutation();
  const [saveDetails] = useSavePersonalInfoMutation();
  const [failure, setFailure] = useState<GatewayError>();
  const [saved, setSaved] = useState(() => profileValues(info));
  const form = useForm<ProfileValues>({ defaultValues: saved, shouldFocusError: false });
  const draft = useFormDraft(form, 'profile');
  const checks = useFormChecks(form);
  useRevalidateInLanguage(form);

  /** Sends only the changes, in several calls. Each call may be repeated. Returns whether all of them succeeded. */
  const send = async (values: ProfileValues): Promise<boolean> => {
    if (values.headIcon !== saved.headIcon) {
      const { error } = await setHeadIcon({ headIcon: values.headIcon });
      if (error !== undefined) return refuse(error as GatewayError);
    }
    if (values.nickname !== saved.nickname) {
      const { error } = await setNickname({ nickname: values.nickname });
      if (error !== undefined) return refuse(error as GatewayError, 'nickname');
    }
    const change = changedDetails(saved, values);
    if (change === undefined) return true;
    const { error } = await saveDetails(change);
    if (error === undefined) return true;
    return refuse(error as GatewayError, change.birthday === undefined ? undefined : 'birthday');
  };
  const refuse = (error: GatewayError, field?: 'nickname' | 'birthday') => {
    if (error.code !== 'REQUEST_INVALID' || field === undefined) setFailure(error);
    else form.setError(field, { message: t(field === 'nickname' ? 'nicknameNotValid' : 'birthdayNotValid') });
    return false;
  };

  const submit = form.handleSubmit(
    async (typed) => {
      setFailure(undefined);
      const values = trimmedValues(typed);
      if (!(await send(values))) return;
      setSaved(values);
      form.reset(values);
      draft.clear();
      showToast(common('in_chang_saved'), { kind: 'success', duration: toastDuration.short });
    },
    () => setFailure(undefined),
  );

  return {
    form,
    checks,
    info,
    today,
    minimumAge: licence.minimumAge,
    onSubmit: (event) => void submit(event),
    isBusy: form.formState.isSubmitting,
    // Build the sentence at every render, because the player may change the language while it is shown.
    failure: failure && (failure.code === 'REQUEST_INVALID' ? t('notValid') : failureText(failure, common)),
  };
}

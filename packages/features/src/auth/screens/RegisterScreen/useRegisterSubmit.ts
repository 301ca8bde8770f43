import { registerPayload, useRegisterMobileMutation, useRegisterMutation } from '@livery/api/auth/registration';
import { type GatewayError, createIntentKeys } from '@livery/api/client';
import { sentCodeItem } from '@livery/device/storage';
import { isUncertain } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useBotCheck } from '../../hooks/useBotCheck.ts';
import type { useCaptcha } from '../../hooks/useCaptcha.ts';
import type { Invitation } from '../../hooks/useInvitation.ts';
import type { FirebaseProof, SmsCode } from '../../hooks/useSmsCode.ts';
import { forgetAffiliateLink } from '../../model/affiliateLink.ts';
import { botCheckText } from '../../model/botCheckText.ts';
import { captchaOf } from '../../model/captchaOf.ts';
import { failureText } from '../../model/failureText.ts';
import { registerFailure } from '../../model/registerFailure.ts';
import type { RegisterOutcome } from '../../model/registerOutcome.ts';
import type { RegisterValues } from '../../model/registerValues.ts';
import type { RegisterMethod } from '../../model/registerMethods.ts';
import type { FormField } from '../../model/shownFields.ts';

/** Milliseconds during which a toast reports that a typed invitation code is not valid. */
const invitationToastMs = 1000;

interface RegisterSubmit extends RegisterOutcome {
  form: UseFormReturn<RegisterValues>;
  way: RegisterMethod;
  /** The visible fields. Only these are sent. */
  fields: readonly FormField[];
  /** Gives a country's dialling code by its ISO code. */
  dialingCodeOf: (country: string) => string;
  /** Lets Firebase verify the code by SMS, if the merchant uses Firebase for this. */
  prove: SmsCode['prove'];
  captcha: ReturnType<typeof useCaptcha>;
  invitation: Invitation;
}

/** Submits the register form: validates, checks the invitation code, registers, and shows the errors of the gateway. */
export function useRegisterSubmit({
  form,
  way,
  fields,
  dialingCodeOf,
  prove,
  captcha,
  invitation,
  onRegistered,
}: RegisterSubmit) {
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const [register] = useRegisterMutation();
  const [registerMobile] = useRegisterMobileMutation();
  const [keyOf] = useState(createIntentKeys);
  const [failure, setFailure] = useState<GatewayError>();
  const [isBusy, setBusy] = useState(false);
  const botCheck = useBotCheck();
  const forget = () => setFailure(undefined);

  /** Returns the invitation code to send. Undefined if the gateway rejects the typed code or the code of the link. */
  const invitationCode = async ({ affiliateCode }: RegisterValues): Promise<string | undefined> => {
    const typed = fields.includes('affiliateCode') ? affiliateCode.trim() : '';
    if (typed === '') return invitation.settle();
    return (await invitation.mayBeValid(typed)) ? typed : undefined;
  };

  const refuseInvitation = () => {
    const message = auth('invitationWrong');
    form.setError('affiliateCode', { message });
    showToast(message, { kind: 'failure', duration: invitationToastMs });
  };

  /** Returns the proof that replaces the code by SMS if Firebase sent the code. Undefined if the code is wrong. */
  const proofOf = async (values: RegisterValues): Promise<Partial<FirebaseProof> | undefined> => {
    const isProved = fields.includes('verificationCode') && values.verificationCode !== '';
    return prove === undefined || !isProved ? {} : prove(values, values.verificationCode);
  };

  const send = async (values: RegisterValues) => {
    const proof = await proofOf(values);
    if (proof === undefined) return form.setError('verificationCode', { message: common('in_verification_error') });
    const affiliateCode = await invitationCode(values);
    if (affiliateCode === undefined) return refuseInvitation();
    const bot = await botCheck.check();
    if (bot.problem !== undefined) return setFailure(bot.problem);
    const payload = registerPayload({
      ...Object.fromEntries(fields.map((name) => [name, values[name]])),
      countryDialingCode: fields.includes('mobileNum') && values.mobileNum !== '' ? dialingCodeOf(values.country) : '',
      ...(proof.firebaseIdToken !== undefined && { verificationCode: '' }),
      ...proof,
      affiliateCode,
      captcha: values.captcha,
      captchaId: captcha.captcha?.captchaId ?? '',
    });
    const call = way === 'mobile' ? registerMobile : register;
    // Each attempt has a new result of the check, so the idempotency key does not depend on it.
    const { data, error } = await call({ ...payload, ...bot.fields, idempotencyKey: keyOf({ way, payload }) });
    if (data === undefined) return showFailure(error as GatewayError, affiliateCode);
    sentCodeItem.remove();
    forgetAffiliateLink();
    showToast(auth('registered'), { kind: 'success', duration: toastDuration.short });
    // Some gateways omit the registered name in the reply.
    onRegistered(data.userName || (values.username ?? ''));
  };

  const showFailure = async (problem: GatewayError, affiliateCode: string) => {
    botCheck.reset();
    // While the code of the link is valid, the form has no field for a code. After the rejection it has one.
    const isLinkRefused = problem.code === 'AFFILIATE_INVALID' && invitation.refuse(affiliateCode);
    const atField = registerFailure(problem, { auth, common }, [
      ...fields,
      ...(isLinkRefused ? (['affiliateCode'] as const) : []),
      ...(captcha.captcha === undefined ? [] : (['captcha'] as const)),
    ]);
    if (atField === undefined) setFailure(problem);
    else if (atField.field === 'affiliateCode') refuseInvitation();
    else form.setError(atField.field, { message: atField.message });
    // Without a reply, the gateway may have created the member. The retry sends the same captcha and idempotency key.
    // So it cannot create a second member, and cannot fail because the name is taken.
    if (isUncertain(problem)) return;
    // A captcha can be answered only once, whether the call succeeded or not.
    const next = captchaOf(problem);
    if (next !== undefined) captcha.replace(next);
    else if (captcha.captcha !== undefined) await captcha.refresh();
    form.setValue('captcha', '');
  };

  // The error of the last attempt must not be shown next to the errors of this attempt.
  const submit = form.handleSubmit(async (values) => {
    forget();
    setBusy(true);
    try {
      await send(values);
    } finally {
      setBusy(false);
    }
  }, forget);

  return {
    submit,
    isBusy,
    // A merchant without a captcha may require one after many registrations from one address.
    failure:
      failure &&
      (failure.code === 'CAPTCHA_REQUIRED'
        ? auth('captchaNeeded')
        : (botCheckText(failure, auth) ?? failureText(failure, common))),
    /** Clears the error of the last attempt. */
    forget,
  };
}

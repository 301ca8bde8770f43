import { gatewayTime, type GatewayError } from '@livery/api/client';
import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import { useSetPlayLimitMutation } from '@livery/api/saferPlay/setPlayLimit';
import { failureText } from '@livery/foundation/failure';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { useIsThere } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import { limitEffect } from '../../model/limitEffect.ts';
import { changeOf, limitIdOf, valuesOf } from '../../model/limits.ts';
import type { LimitFormViewProps, LimitValue } from './LimitFormView.tsx';
import { useLimitCheck } from './useLimitCheck.ts';

export interface LimitFormOptions {
  limit: PlayLimit;
  /** Hours after which a looser limit takes effect. */
  loosenAfterHours: number;
  /** Whether the form is shown; false while its sheet closes. */
  isOpen: boolean;
  /** Called after the gateway has accepted the limit, unless the form was closed before. */
  onDone: () => void;
}

const hourMs = 3_600_000;

/** State and handlers of the form that sets, changes or removes one limit. */
export function useLimitForm({ limit, loosenAfterHours, isOpen, onDone }: LimitFormOptions): LimitFormViewProps {
  const { t } = useTexts('saferPlay');
  const { t: common } = useTexts('common');
  const { moment } = useLimitFormats();
  const { showToast } = useToasts();
  const isThere = useIsThere(isOpen);
  const [setLimit, { isLoading }] = useSetPlayLimitMutation();
  const [failure, setFailure] = useState<GatewayError>();
  const check = useLimitCheck(limit.kind);
  const [untouched] = useState<LimitValue>({ value: valuesOf(limit).held ?? '' });
  const form = useForm<LimitValue>({ defaultValues: untouched, shouldFocusError: false });
  const draft = useFormDraft(form, `limit ${limitIdOf(limit)}`);
  const checks = useFormChecks(form);
  useRevalidateInLanguage(form);

  const typed = useWatch({ control: form.control, name: 'value' });
  const values = valuesOf(limit);
  const effectOf = (wanted: string | null) => limitEffect(values, wanted, loosenAfterHours);

  const send = async (wanted: string | null) => {
    setFailure(undefined);
    const { data, error } = await setLimit(changeOf(limit, wanted));
    if (data === undefined) return setFailure(error as GatewayError);
    draft.clear();
    const { waiting } = valuesOf(data);
    const day = waiting && moment(waiting.from);
    if (day !== undefined)
      showToast(t(wanted === null ? 'limitWillEnd' : 'limitWillHold', { day }), { kind: 'success' });
    else showToast(t(effectOf(wanted) === 'atOnce' ? 'limitSet' : 'limitStays'), { kind: 'success' });
    if (isThere()) onDone();
  };
  const submit = form.handleSubmit(
    ({ value }) => send(value),
    () => setFailure(undefined),
  );

  return {
    form,
    checks,
    kind: limit.kind,
    values,
    check,
    effect: check(typed) === true ? effectOf(typed) : undefined,
    loosensAt: gatewayTime() + loosenAfterHours * hourMs,
    isBusy: isLoading,
    // Build the sentence at every render, because the player may change the language while it is shown.
    failure: failure && (failure.code === 'REQUEST_INVALID' ? t('notAccepted') : failureText(failure, common)),
    onSubmit: (event) => void submit(event),
    onRemove: () => void send(null),
    onStay: () => void send(values.held),
  };
}

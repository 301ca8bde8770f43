import { type GatewayError, isTemporary } from '@livery/api/client';
import type { FeedbackCategory } from '@livery/api/contract';
import { useSendFeedbackMutation } from '@livery/api/feedback/sendFeedback';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { type SubmitEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fileRefusalsIn } from '../../model/fileRefusals.ts';
import type { ChosenPicture, FeedbackFormViewProps, FeedbackValues } from './FeedbackFormView.tsx';

interface FeedbackForm extends FeedbackFormViewProps {
  /** Whether the last feedback has arrived. */
  isSent: boolean;
  /** Shows an empty form. */
  onAnother: () => void;
}

/**
 * State and handlers of the feedback form. The text is stored until it is sent. The pictures stay until the player
 * leaves the screen.
 */
export function useFeedbackForm(): FeedbackForm {
  const [send] = useSendFeedbackMutation();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [failure, setFailure] = useState<GatewayError>();
  const [hasToRemove, setHasToRemove] = useState(false);
  const [isSent, setSent] = useState(false);
  const lastId = useRef(0);
  const isUnderWay = useRef(false);
  const form = useForm<FeedbackValues>({ defaultValues: { category: '', text: '' }, shouldFocusError: false });
  const draft = useFormDraft(form, 'feedback');
  const checks = useFormChecks(form);
  useRevalidateInLanguage(form);

  const changePictures = (next: readonly ChosenPicture[]) => {
    setPictures(next);
    setHasToRemove(false);
  };

  const handleFailure = (error: GatewayError) => {
    const refusals = error.code === 'FILE_REFUSED' ? fileRefusalsIn(error.value) : new Map<number, never>();
    if (refusals.size === 0) return setFailure(error);
    setPictures(pictures.map((one, index) => ({ ...one, refusal: refusals.get(index) })));
  };

  const submit = form.handleSubmit(
    async ({ category, text }) => {
      setFailure(undefined);
      if (pictures.some(({ refusal }) => refusal !== undefined)) return setHasToRemove(true);
      const { error } = await send({
        category: category as FeedbackCategory,
        text: text.trim(),
        files: pictures.map(({ file }) => file),
      });
      if (error !== undefined) return handleFailure(error as GatewayError);
      form.reset();
      draft.clear();
      changePictures([]);
      setSent(true);
    },
    () => setFailure(undefined),
  );
  // The gateway stores every request that it gets. So a second tap must be ignored from the moment of the first tap.
  const submitOnce = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await submit(event).finally(() => {
      isUnderWay.current = false;
    });
  };

  return {
    form,
    checks,
    pictures,
    onAdd: (files) =>
      changePictures([...pictures, ...files.map((file) => ({ id: String((lastId.current += 1)), file }))]),
    onRemove: (id) => changePictures(pictures.filter((one) => one.id !== id)),
    onSubmit: (event) => void submitOnce(event),
    isBusy: form.formState.isSubmitting,
    hasToRemove,
    failure,
    // The gateway may have stored the feedback before the reply was lost.
    mayHaveArrived: failure !== undefined && (isTemporary(failure) || failure.code === 'REPLY_INVALID'),
    isSent,
    onAnother: () => setSent(false),
  };
}

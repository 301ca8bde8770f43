import type { GatewayError } from '@livery/api/client';
import type { FileRefusal } from '@livery/api/contract';
import { failureText } from '@livery/foundation/failure';
import { useFormats } from '@livery/foundation/formats';
import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { Button, Form, type FormProps, Select, TextArea } from '@livery/ui';
import { FileUpload } from '@livery/ui/upload';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { feedbackLength } from '../../model/feedbackLength.ts';
import { mostBytes, mostLetters, mostPictures, topics } from '../../model/feedbackLimits.ts';
import { topicDisplay } from '../../model/topicDisplay.tsx';
import styles from './FeedbackView.module.css';

/** The values of the form. */
export interface FeedbackValues {
  /** The topic. Empty until the player chooses one. */
  category: string;
  text: string;
}

/** A chosen picture. */
export interface ChosenPicture {
  id: string;
  file: File;
  /** The gateway's reason for refusing the picture. */
  refusal?: FileRefusal;
}

export interface FeedbackFormViewProps {
  form: UseFormReturn<FeedbackValues>;
  checks: FormChecks;
  pictures: readonly ChosenPicture[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onSubmit: FormProps['onSubmit'];
  isBusy: boolean;
  /** Whether the player tried to send the feedback with a refused picture. */
  hasToRemove: boolean;
  /** The error of the last attempt. */
  failure: GatewayError | undefined;
  /** Whether the reply to the last attempt was lost. Then the feedback may have arrived. */
  mayHaveArrived: boolean;
}

/** The text key of each reason for refusing a picture: the gateway's codes, and those of the field's own check. */
const refusalKeys = {
  FILE_TYPE: 'refusedType',
  FILE_SIZE: 'refusedSize',
  FILE_COUNT: 'refusedCount',
  type: 'refusedType',
  size: 'refusedSize',
  count: 'refusedCount',
} as const;

/** The feedback form: a topic, a text, and up to three pictures. */
export function FeedbackFormView(props: FeedbackFormViewProps) {
  const { form, checks, pictures, onAdd, onRemove, onSubmit, isBusy, hasToRemove, failure, mayHaveArrived } = props;
  const { t } = useTexts('feedback');
  const { t: service } = useTexts('service');
  const { t: common } = useTexts('common');
  const { numerals } = useFormats();
  const { errors } = form.formState;
  const id = useId();
  const idOf = (name: keyof FeedbackValues | 'pictures') => `${id}-${name}`;
  const picturesError = hasToRemove ? t('refusedFirst') : undefined;
  const checkText = (text: string) => {
    const over = feedbackLength(text) - mostLetters;
    if (feedbackLength(text) === 0) return t('messageMissing');
    return over <= 0 || t('tooLong', { count: over });
  };
  const failureWords = () => {
    if (failure === undefined) return undefined;
    return mayHaveArrived ? t('maybeSent') : failureText(failure, common);
  };

  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <h2 className={styles.title}>{service('writeToUs')}</h2>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <Form
        {...checks}
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failureWords()}
        errors={[
          ...fieldErrors(errors, idOf),
          ...(picturesError === undefined ? [] : [{ fieldId: idOf('pictures'), message: picturesError }]),
        ]}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {t('send')}
          </Button>
        }
      >
        <Select
          id={idOf('category')}
          label={t('topic')}
          isRequired
          placeholder={t('chooseTopic')}
          options={topics.map((value) => ({ value, label: t(topicDisplay[value].name) }))}
          error={errors.category?.message}
          {...form.register('category', { required: t('chooseTopic') })}
        />
        <TextArea
          id={idOf('text')}
          label={t('message')}
          isRequired
          help={t('messageHelp')}
          maxLength={mostLetters}
          toNumerals={numerals}
          lengthOf={feedbackLength}
          leftLabel={(count) => t('lettersLeft', { count })}
          error={errors.text?.message}
          {...form.register('text', { validate: checkText })}
        />
        <FileUpload
          id={idOf('pictures')}
          label={t('pictures')}
          help={t('picturesHelp')}
          error={picturesError}
          items={pictures.map(({ id: key, file, refusal }) => ({
            id: key,
            file,
            error: refusal && t(refusalKeys[refusal]),
          }))}
          onAdd={onAdd}
          onRemove={onRemove}
          addLabel={t('addPicture')}
          dropLabel={t('dropPicture')}
          removeLabel={t('removePicture')}
          progressLabel={t('sendingPicture')}
          refusal={(reason) => t(refusalKeys[reason])}
          toNumerals={numerals}
          limit={mostPictures}
          maxBytes={mostBytes}
          disabled={isBusy}
        />
        <p role="status" className={styles.sending}>
          {isBusy && pictures.length > 0 && t('sending')}
        </p>
      </Form>
    </div>
  );
}

import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import type { FormChecks } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { Button, Form, type FormProps } from '@livery/ui';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import type { LimitEffect } from '../../model/limitEffect.ts';
import type { LimitValues } from '../../model/limits.ts';
import { LimitField } from './LimitField.tsx';
import styles from './LimitFormView.module.css';
import { WaitingChange } from './WaitingChange.tsx';

/** The values of the form. */
export interface LimitValue {
  /** Decimal text of money or minutes; empty if nothing is typed yet. */
  value: string;
}

export interface LimitFormViewProps {
  form: UseFormReturn<LimitValue>;
  checks: FormChecks;
  kind: PlayLimit['kind'];
  /** The current limit, and the limit that waits to take effect. */
  values: LimitValues;
  /** Returns the error of a value as a sentence; true if it is valid. */
  check: (value: string) => string | true;
  /** The effect of the typed value. Undefined if the value is not valid. */
  effect: LimitEffect | undefined;
  /** The time at which a looser limit that is requested now takes effect, in milliseconds since 1970. */
  loosensAt: number;
  isBusy: boolean;
  /** The error of the last attempt, as a sentence. */
  failure: string | undefined;
  onSubmit: FormProps['onSubmit'];
  /** Called when the player removes the limit. */
  onRemove: () => void;
  /** Called when the player chooses the current limit again, which cancels the waiting limit. */
  onStay: () => void;
}

/** The value, the time at which it takes effect, and the buttons to set and to remove the limit. */
export function LimitFormView(props: LimitFormViewProps) {
  const { form, checks, kind, values, check, effect, loosensAt, isBusy, failure, onSubmit, onRemove, onStay } = props;
  const { t } = useTexts('saferPlay');
  const { moment } = useLimitFormats();
  const { errors } = form.formState;
  const id = useId();
  const day = moment(effect === 'waits' && values.waiting ? values.waiting.from : loosensAt);
  const when: Record<LimitEffect, string> = {
    atOnce: t('holdsAtOnce'),
    later: t('holdsFrom', { day }),
    same: t('isSame'),
    stays: t('isSameEnds'),
    waits: t('isWaiting', { day }),
  };
  const isBeingRemoved = values.waiting?.value === null;

  return (
    <Form
      {...checks}
      onSubmit={onSubmit}
      isBusy={isBusy}
      failure={failure}
      errors={errors.value ? [{ fieldId: id, message: errors.value.message ?? '' }] : []}
      actions={
        <>
          <p role="status" className={styles.when}>
            {effect && when[effect]}
          </p>
          <Button type="submit" variant="primary" size="large" isBlock isBusy={isBusy}>
            {t('setLimit')}
          </Button>
          {values.held !== null && !isBeingRemoved && (
            <div className={styles.removal}>
              <Button variant="quiet" isBlock disabled={isBusy} aria-describedby={`${id}-removal`} onClick={onRemove}>
                {t('removeLimit')}
              </Button>
              <p id={`${id}-removal`} className={styles.quiet}>
                {t('removeFrom', { day: moment(loosensAt) })}
              </p>
            </div>
          )}
        </>
      }
    >
      {values.waiting && <WaitingChange kind={kind} waiting={values.waiting} isBusy={isBusy} onStay={onStay} />}
      <Controller
        name="value"
        control={form.control}
        rules={{ validate: check }}
        render={({ field, fieldState }) => (
          <LimitField {...field} id={id} kind={kind} error={fieldState.error?.message} />
        )}
      />
    </Form>
  );
}

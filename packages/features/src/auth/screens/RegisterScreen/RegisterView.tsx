import { useTexts } from '@livery/i18n/react';
import { Button, Checkbox, Form, type FormProps, SegmentedControl } from '@livery/ui';
import { useId } from 'react';
import { CaptchaInput } from '../../components/CaptchaInput/CaptchaInput.tsx';
import type { Captcha } from '../../model/captchaOf.ts';
import type { RegisterWay } from '../../model/registerWays.ts';
import { RegisterFields, type RegisterFieldsProps } from './RegisterFields.tsx';
import styles from './RegisterView.module.css';

export interface RegisterViewProps extends Omit<RegisterFieldsProps, 'idOf'> {
  /** The ways to register that are open. They can be chosen from where there is more than one. */
  ways: readonly RegisterWay[];
  onWayChange: (way: RegisterWay) => void;
  minimumAge: number;
  onSubmit: FormProps['onSubmit'];
  onReset: () => void;
  isBusy: boolean;
  /** What is wrong with the last try, as a sentence. */
  failure: string | undefined;
  captcha: Captcha | undefined;
  isCaptchaBusy: boolean;
  onRefreshCaptcha: () => void;
}

/** The registration form: the ways to register, and the fields of the one that is chosen. */
export function RegisterView({
  ways,
  onWayChange,
  minimumAge,
  onSubmit,
  onReset,
  isBusy,
  failure,
  captcha,
  isCaptchaBusy,
  onRefreshCaptcha,
  ...fields
}: RegisterViewProps) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { form, way } = fields;
  const { errors } = form.formState;
  const hasAgreed = form.watch('agree');
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;

  return (
    <>
      {ways.length > 1 && (
        <div className={styles.ways}>
          <SegmentedControl
            label={t('registerBy')}
            chosen={way}
            options={ways.map((one) => ({ id: one, label: t(one === 'mobile' ? 'mobileNum' : 'username') }))}
            onChoose={onWayChange}
          />
        </div>
      )}
      <Form
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failure}
        errors={Object.entries(errors).map(([name, error]) => ({ fieldId: idOf(name), message: error.message ?? '' }))}
        actions={
          <>
            <Button type="submit" variant="primary" isBlock isBusy={isBusy} disabled={!hasAgreed}>
              {isBusy ? t('registering') : common('register')}
            </Button>
            <Button variant="quiet" isBlock onClick={onReset}>
              {t('reset')}
            </Button>
          </>
        }
      >
        <RegisterFields {...fields} idOf={idOf} />
        {captcha !== undefined && (
          <CaptchaInput
            id={idOf('captcha')}
            captcha={captcha}
            isRefreshing={isCaptchaBusy}
            onRefresh={onRefreshCaptcha}
            error={errors.captcha?.message}
            register={(rules) => form.register('captcha', rules)}
          />
        )}
        <Checkbox {...form.register('agree')}>{t('agree', { age: minimumAge })}</Checkbox>
      </Form>
    </>
  );
}

import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { Button, focusField, Form, type FormProps, SegmentedControl } from '@livery/ui';
import { type ReactNode, useId } from 'react';
import { CaptchaInput } from '../../components/CaptchaInput/CaptchaInput.tsx';
import type { Invitation } from '../../hooks/useInvitation.ts';
import type { Captcha } from '../../model/captchaOf.ts';
import type { RegisterMethod } from '../../model/registerMethods.ts';
import { AgreeField } from './AgreeField.tsx';
import { LinkedInvitation } from './LinkedInvitation.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import type { RegisterFieldsProps } from './registerFieldsProps.ts';
import styles from './RegisterView.module.css';

export interface RegisterViewProps extends Omit<RegisterFieldsProps, 'idOf'> {
  checks: FormChecks;
  /** The available ways to register. If there is more than one, the player can choose. */
  ways: readonly RegisterMethod[];
  onWayChange: (way: RegisterMethod) => void;
  minimumAge: number;
  /** The code of the link that the player followed. */
  invitation: Invitation['linked'];
  onSubmit: FormProps['onSubmit'];
  onReset: () => void;
  /** Buttons to log in with another provider's account, below the form. */
  social: ReactNode;
  isBusy: boolean;
  /** The error message of the last attempt. */
  failure: string | undefined;
  captcha: Captcha | undefined;
  isCaptchaBusy: boolean;
  onRefreshCaptcha: () => void;
}

/** The registration form: the ways to register, and the fields of the chosen way. */
export function RegisterView({
  checks,
  ways,
  onWayChange,
  minimumAge,
  invitation,
  onSubmit,
  onReset,
  social,
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
        {...checks}
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failure}
        errors={fieldErrors(errors, idOf)}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy} disabled={!hasAgreed}>
            {isBusy ? t('registering') : common('register')}
          </Button>
        }
      >
        {invitation !== undefined && (
          <LinkedInvitation
            {...invitation}
            isRequired={fields.ruleOf('affiliateCode').required}
            onEnterAnother={() => focusField(idOf('affiliateCode'))}
          />
        )}
        <RegisterFields {...fields} idOf={idOf} isLinkRefused={invitation?.state === 'refused'} />
        {captcha !== undefined && (
          <CaptchaInput
            id={idOf('captcha')}
            captcha={captcha}
            answer={form.watch('captcha')}
            onSolved={(answer) => form.setValue('captcha', answer)}
            isRefreshing={isCaptchaBusy}
            onRefresh={onRefreshCaptcha}
            error={errors.captcha?.message}
            register={(rules) => form.register('captcha', rules)}
          />
        )}
        <AgreeField form={form} minimumAge={minimumAge} />
      </Form>
      <Button variant="quiet" isBlock onClick={onReset}>
        {t('reset')}
      </Button>
      {social}
    </>
  );
}

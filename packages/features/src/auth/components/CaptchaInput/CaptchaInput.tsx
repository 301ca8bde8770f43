import { lengths } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { CaptchaField } from '@livery/ui';
import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import type { Captcha } from '../../model/captchaOf.ts';

const max = lengths.captcha;
/** What the gateway takes as an answer. */
const answer = new RegExp(`^\\d{1,${max}}$`);

interface CaptchaInputProps {
  /** Of the input. Default: one of its own. */
  id?: string;
  captcha: Captcha;
  isRefreshing: boolean;
  onRefresh: () => void;
  error: string | undefined;
  /** Ties the input to the form, under the rules given. */
  register: (rules: Pick<RegisterOptions, 'required' | 'pattern'>) => UseFormRegisterReturn;
}

/** The captcha of login and register: picture, new picture on a tap, digits only. */
export function CaptchaInput({ id, captcha, isRefreshing, onRefresh, error, register }: CaptchaInputProps) {
  const { t } = useTexts('auth');
  return (
    <CaptchaField
      id={id}
      label={t('captcha')}
      help={t('captchaHint', { max })}
      picture={`data:image/png;base64,${captcha.image}`}
      pictureLabel={t('captchaPicture')}
      refreshLabel={t('refreshCaptcha')}
      isRefreshing={isRefreshing}
      onRefresh={onRefresh}
      maxLength={max}
      isRequired
      error={error}
      {...register({
        required: t('captchaRequired'),
        pattern: { value: answer, message: t('captchaNumeric', { max }) },
      })}
    />
  );
}

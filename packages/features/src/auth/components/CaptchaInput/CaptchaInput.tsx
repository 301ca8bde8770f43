import { useTexts } from '@livery/i18n/react';
import { CaptchaField } from '@livery/ui';
import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import type { Captcha } from '../../model/captchaOf.ts';

/** Digits an answer may have. */
const answerLimit = 6;

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
      help={t('captchaHint')}
      picture={`data:image/png;base64,${captcha.image}`}
      pictureLabel={t('captchaPicture')}
      refreshLabel={t('refreshCaptcha')}
      isRefreshing={isRefreshing}
      onRefresh={onRefresh}
      maxLength={answerLimit}
      isRequired
      error={error}
      {...register({ required: t('captchaRequired'), pattern: { value: /^\d{1,6}$/, message: t('captchaNumeric') } })}
    />
  );
}

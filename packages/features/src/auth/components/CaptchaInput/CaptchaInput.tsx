import { isWorkAnswer, lengths } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { CaptchaField } from '@livery/ui';
import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import type { Captcha } from '../../model/captchaOf.ts';
import { CaptchaWork, SolvedCaptcha } from './CaptchaWork.tsx';

const max = lengths.captcha;
/** What the gateway takes as digits of a picture. */
const digits = new RegExp(`^\\d{1,${max}}$`);

interface CaptchaInputProps {
  /** Of the input. Default: one of its own. */
  id?: string;
  captcha: Captcha;
  /** What the form holds as the answer: digits, or the solution of the challenge. */
  answer: string;
  /** The device has solved the challenge in place of the picture. */
  onSolved: (answer: string) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
  error: string | undefined;
  /** Ties the input to the form, under the rules given. */
  register: (rules: Pick<RegisterOptions, 'required' | 'pattern'>) => UseFormRegisterReturn;
}

/**
 * The captcha of login and register: picture, new picture on a tap, digits only. Where the gateway gives a challenge, a button has
 * the device solve that in place of the picture.
 */
export function CaptchaInput(props: CaptchaInputProps) {
  const { id, captcha, answer, onSolved, isRefreshing, onRefresh, error, register } = props;
  const { t } = useTexts('auth');
  if (isWorkAnswer(answer)) return <SolvedCaptcha />;
  return (
    <div>
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
          pattern: { value: digits, message: t('captchaNumeric', { max }) },
        })}
      />
      <CaptchaWork captcha={captcha} onSolved={onSolved} />
    </div>
  );
}

import { isWorkAnswer, lengths } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { CaptchaField } from '@livery/ui';
import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import type { Captcha } from '../../model/captchaOf.ts';
import { CaptchaWork, SolvedCaptcha } from './CaptchaWork.tsx';

const max = lengths.captcha;
/** A text that the gateway accepts as the digits of a picture. */
const digits = new RegExp(`^\\d{1,${max}}$`);

interface CaptchaInputProps {
  /** Id of the input. Default: a generated id. */
  id?: string;
  captcha: Captcha;
  /** The form's current answer: digits, or the solution of the challenge. */
  answer: string;
  /** Called when the device has solved the challenge, so that the picture is not necessary. */
  onSolved: (answer: string) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
  error: string | undefined;
  /** Registers the input with the form, under these rules. */
  register: (rules: Pick<RegisterOptions, 'required' | 'pattern'>) => UseFormRegisterReturn;
}

/**
 * The captcha of login and register: a picture and an input for its digits. A tap on the picture requests a new
 * picture. If the gateway sends a challenge, a button lets the device solve it instead of the player.
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

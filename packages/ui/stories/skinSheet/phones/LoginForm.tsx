import { Wallet } from 'lucide-react';
import { Button, CaptchaField, Checkbox, FormError, PasswordField, TextField } from '../../../src/index.ts';
import { sampleCaptcha } from '../../samplePictures.ts';
import type { SampleTexts } from '../../sampleTexts.ts';

const nothing = () => {};

/** A form with every kind of field. */
export function LoginForm({ t }: { t: SampleTexts }) {
  return (
    <form aria-label={t.login} style={{ display: 'grid', gap: 'var(--space-16)' }}>
      <FormError>{t.formError}</FormError>
      <TextField label={t.username} help={t.usernameHelp} isRequired />
      <TextField label={t.username} error={t.usernameError} defaultValue="rahim" dir="ltr" />
      <PasswordField label={t.password} showLabel={t.show} hideLabel={t.hide} autoComplete="off" defaultValue="river" />
      <CaptchaField
        label={t.captcha}
        picture={sampleCaptcha}
        pictureLabel={t.captchaPicture}
        refreshLabel={t.refresh}
        onRefresh={nothing}
      />
      <Checkbox defaultChecked>{t.agree}</Checkbox>
      <Button variant="primary" isBlock>
        {t.login}
      </Button>
      <Button isBlock icon={<Wallet aria-hidden />}>
        {t.longAction}
      </Button>
      <Button variant="primary" isBlock disabled>
        {t.register}
      </Button>
      <Button variant="quiet" isBlock>
        {t.cancel}
      </Button>
      <Button variant="danger" isBlock>
        {t.logout}
      </Button>
    </form>
  );
}

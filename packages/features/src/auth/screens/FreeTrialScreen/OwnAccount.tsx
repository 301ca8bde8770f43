import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import styles from './OwnAccount.module.css';

interface OwnAccountProps {
  /** Whether a guest can register here. */
  canRegister: boolean;
}

/** Links from a free trial to an account: register or log in. */
export function OwnAccount({ canRegister }: OwnAccountProps) {
  const { t } = useTexts('trial');
  const { t: common } = useTexts('common');
  const { t: auth } = useTexts('auth');
  return (
    <section className={styles.ways}>
      <h2 className={styles.question}>{canRegister ? t('ownAccount') : auth('haveAccount')}</h2>
      {canRegister && (
        <ButtonLink isBlock href={paths.register}>
          {t('orRegister')}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" isBlock href={paths.login}>
        {common('login')}
      </ButtonLink>
    </section>
  );
}

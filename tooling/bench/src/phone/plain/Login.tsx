import { t } from './texts.ts';

/** The login form. It sends nothing. */
export function Login() {
  return (
    <main>
      <h1>{t('login')}</h1>
      <form>
        <label>
          {t('username')} <input name="username" autoComplete="username" />
        </label>
        <label>
          {t('password')} <input name="password" type="password" autoComplete="current-password" />
        </label>
        <button type="button">{t('login')}</button>
      </form>
    </main>
  );
}

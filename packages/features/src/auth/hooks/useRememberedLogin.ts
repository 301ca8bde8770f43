import {
  forgetRememberedLogins,
  isRememberingWanted,
  type LoginMethod,
  type RememberedLogin,
  readRememberedLogins,
  readRememberedPassword,
  rememberLogin,
} from '@livery/device/remembered-login';
import { useMerchant } from '@livery/merchant/react';
import { useCallback, useState } from 'react';

interface Remembered {
  /** Whether the merchant lets logins be remembered. */
  canRemember: boolean;
  /** Whether the next login is to be remembered, unless the person says otherwise. */
  isWanted: boolean;
  /** What is remembered, the last used first. */
  logins: readonly RememberedLogin[];
  /** What is remembered of a method now. */
  loginOf: (method: LoginMethod) => RememberedLogin | undefined;
  /** The remembered password of a user name; undefined where there is none. */
  passwordOf: (username: string) => Promise<string | undefined>;
  /** After a login: remembers it, or forgets all where that is not wanted. `password` is undefined after one by a code. */
  update: (isWanted: boolean, login: RememberedLogin, password: string | undefined) => void;
  forget: () => void;
}

/** What this phone remembers of logins at the merchant: nothing where the merchant has that switched off. */
export function useRememberedLogin(): Remembered {
  const { code, switches } = useMerchant();
  const canRemember = switches.REMEMBERLOGIN;
  const read = () => (canRemember ? readRememberedLogins(code) : []);
  const [logins, setLogins] = useState(read);
  const passwordOf = useCallback(
    async (username: string) => (canRemember ? readRememberedPassword(code, username) : undefined),
    [canRemember, code],
  );

  return {
    canRemember,
    isWanted: isRememberingWanted(),
    logins,
    loginOf: (method) => read().find(({ type }) => type === method),
    passwordOf,
    update: (isWanted, login, password) => {
      if (!canRemember) return;
      if (isWanted) void rememberLogin(code, login, password);
      else forgetRememberedLogins(false);
    },
    forget: () => {
      forgetRememberedLogins();
      setLogins([]);
    },
  };
}

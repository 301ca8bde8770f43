import {
  forgetRememberedLogins,
  isRememberLoginOn,
  type LoginMethod,
  type RememberedLogin,
  readRememberedLogins,
  readRememberedPassword,
  rememberLogin,
} from '@livery/device/remembered-login';
import { useMerchant } from '@livery/merchant/react';
import { useCallback, useState } from 'react';

interface Remembered {
  /** Whether the merchant allows remembering logins. */
  canRemember: boolean;
  /** Whether the option to remember the next login is checked initially. */
  isWanted: boolean;
  /** The remembered logins, the last used first. */
  logins: readonly RememberedLogin[];
  /** The remembered login of a method. */
  loginOf: (method: LoginMethod) => RememberedLogin | undefined;
  /** The remembered password of a user name. Undefined if there is no such password. */
  passwordOf: (username: string) => Promise<string | undefined>;
  /**
   * Remembers a login after it succeeded, or forgets all logins if `isWanted` is false. `password` is undefined after a
   * login by code.
   */
  update: (isWanted: boolean, login: RememberedLogin, password: string | undefined) => void;
  forget: () => void;
}

/** The logins that this phone remembers at the merchant. Empty if the merchant does not allow remembering logins. */
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
    isWanted: isRememberLoginOn(),
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

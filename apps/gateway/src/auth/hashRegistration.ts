import { hashPassword } from '../crypto/passwords.ts';
import type { ContextOf } from '../http/callContext.ts';

/** Hashes of a registration's passwords. An empty hash means that the member does not have this password. */
export interface RegistrationHashes {
  passwordHash: string;
  paymentPasswordHash: string;
}

/** Hashes the passwords of a validated registration, before its transaction. @throws BUSY. */
export async function hashRegistration(
  { body, caller }: Pick<ContextOf<'register'>, 'body' | 'caller'>,
  hasPassword = true,
): Promise<RegistrationHashes> {
  const hash = async (password: string) => (password === '' ? '' : hashPassword(password, caller.network));
  return {
    passwordHash: hasPassword ? await hash(body.password) : '',
    paymentPasswordHash: await hash(body.paymentPassword),
  };
}

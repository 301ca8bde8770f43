import type { ContextOf } from '../http/callContext.ts';
import { requireCode, verificationWrong } from '../security/requireCode.ts';

/** Throws VERIFICATION_WRONG unless the registration proves the number with a sent code or a Firebase token. */
export async function requireMobileProof(
  { merchant, db, body, readIdToken }: ContextOf<'register'>,
  mobile: string,
): Promise<void> {
  if (body.firebaseIdToken === undefined) {
    return requireCode(db, {
      merchantCode: merchant.code,
      addresses: [mobile],
      purpose: 'register',
      code: body.verificationCode,
    });
  }
  if ((await readIdToken(merchant, body.firebaseIdToken))?.mobile !== mobile) throw verificationWrong();
}

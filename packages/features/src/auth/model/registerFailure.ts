import type { GatewayError } from '@livery/api/client';
import * as v from 'valibot';
import type { AuthTexts } from './authTexts.ts';
import { notValidText } from './notValidText.ts';
import type { FormField } from './shownFields.ts';

/** The element that can show a failure: a field of the form, or the captcha below it. */
type FailureField = FormField | 'captcha';

/** The gateway's error about one field. */
interface FieldFailure<Shown extends FailureField> {
  field: Shown;
  /** The translated message. */
  message: string;
}

const withIssues = v.object({ issues: v.array(v.object({ path: v.string() })) });

/**
 * Returns the visible field that caused a failed call of the register form.
 * @param fields the visible fields.
 * @returns undefined if no field caused the failure.
 */
export function registerFailure<Shown extends FailureField>(
  error: GatewayError,
  { auth, common }: AuthTexts,
  fields: readonly Shown[],
): FieldFailure<Shown> | undefined {
  const shown = (named: FailureField, message: string) => {
    const field = fields.find((name) => name === named);
    return field && { field, message };
  };

  switch (error.code) {
    case 'USER_EXISTS':
      // For a member without a user name, the number is the name.
      return shown('username', common('in_sorry_exists')) ?? shown('mobileNum', auth('mobileExists'));
    case 'MOBILE_EXISTS':
      return shown('mobileNum', auth('mobileExists'));
    case 'VERIFICATION_WRONG':
      return shown('verificationCode', common('in_verification_error'));
    case 'CAPTCHA_WRONG':
      return shown('captcha', auth('captchaWrong'));
    case 'CAPTCHA_REQUIRED':
      return shown('captcha', auth('captchaRequired'));
    case 'AFFILIATE_INVALID':
      return shown('affiliateCode', auth('invitationWrong'));
    case 'REFERRER_INVALID':
      return shown('recommenderId', auth('referrerWrong'));
    case 'REQUEST_INVALID': {
      const field = fields.find((name) => faultyPaths(error).includes(`body.${name}`));
      return field && { field, message: notValidText(field, auth) };
    }
    default:
      return undefined;
  }
}

/** Returns the parts of a request that the gateway rejected, for example `body.mobileNum`. */
function faultyPaths({ value }: GatewayError): string[] {
  const read = v.safeParse(withIssues, value);
  return read.success ? read.output.issues.map(({ path }) => path) : [];
}

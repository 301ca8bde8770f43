import type { GatewayError } from '@livery/api/client';
import type { AuthTexts } from './authTexts.ts';

/**
 * Returns the error message if a bot check prevents the call. Empty if the player closed the check. Undefined for any
 * other failure.
 */
export function botCheckText({ code }: GatewayError, auth: AuthTexts['auth']): string | undefined {
  switch (code) {
    case 'BOT_CHECK_WRONG':
      return auth('botCheckWrong');
    case 'BOT_CHECK_FAILED':
      return auth('botCheckFailed');
    case 'BOT_CHECK_CLOSED':
      return '';
    default:
      return undefined;
  }
}

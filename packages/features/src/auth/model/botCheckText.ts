import type { GatewayError } from '@livery/api/client';
import type { AuthTexts } from './authTexts.ts';

/**
 * The sentence for a bot check that stands in the way; empty where the person closed it, undefined where it is another
 * failure.
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

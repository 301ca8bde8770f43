import type { useTexts } from '@livery/i18n/react';

/** The two areas of texts that the auth screens speak with. */
export interface AuthTexts {
  auth: ReturnType<typeof useTexts<'auth'>>['t'];
  common: ReturnType<typeof useTexts<'common'>>['t'];
}

import type { useTexts } from '@livery/i18n/react';

/** The two text areas that the auth screens use. */
export interface AuthTexts {
  auth: ReturnType<typeof useTexts<'auth'>>['t'];
  common: ReturnType<typeof useTexts<'common'>>['t'];
}

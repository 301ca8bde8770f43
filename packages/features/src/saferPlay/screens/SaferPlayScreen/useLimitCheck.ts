import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';

const dayMinutes = 1440;

/**
 * Returns a check of a limit's value.
 * @returns the error as a sentence; true if the value is valid
 */
export function useLimitCheck(kind: PlayLimit['kind']): (value: string) => string | true {
  const { t } = useTexts('saferPlay');
  const { numerals } = useFormats();
  return (value) => {
    const isNothing = !/[1-9]/.test(value);
    if (kind !== 'session') return isNothing ? t('enterAmount') : true;
    return isNothing || Number(value) > dayMinutes
      ? t('enterMinutes', { min: numerals('1'), max: numerals(String(dayMinutes)) })
      : true;
  };
}

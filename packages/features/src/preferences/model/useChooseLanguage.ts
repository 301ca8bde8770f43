import { isLanguageCode } from '@livery/i18n';
import { switchLanguage, useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { languageChanged } from '../state/preferences.ts';

/** Maximum milliseconds of the loading toast while texts load. */
const textsLimit = 10_000;

/**
 * Returns a function that changes the language. If its texts cannot be loaded, a toast reports it and the language does
 * not change. If the player chooses several languages in a row, the last choice is used.
 */
export function useChooseLanguage(onDone?: () => void): (code: string) => Promise<void> {
  const { t, texts } = useTexts('common');
  const { showToast, startLoading } = useToasts();
  const dispatch = useDispatch();

  return useCallback(
    async (code) => {
      if (!isLanguageCode(code)) return;
      const endLoading = startLoading(t('loading'), textsLimit);
      try {
        if (!(await switchLanguage(texts, code))) return;
        dispatch(languageChanged(code));
        endLoading();
        onDone?.();
      } catch {
        showToast(t('offline'), { kind: 'failure', duration: toastDuration.short });
      }
    },
    [dispatch, showToast, onDone, startLoading, t, texts],
  );
}

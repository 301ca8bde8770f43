import { refusalMs } from '@livery/foundation/roles';
import { loadTexts, useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';

/**
 * Returns a function that shows a trial a toast. It explains that the feature requires an account. The text loads only
 * then.
 */
export function useRefuseTrial(): () => void {
  const { texts } = useTexts('common');
  const { showToast } = useToasts();
  return useCallback(() => {
    const show = async () => {
      const t = await loadTexts(texts, 'refusal');
      showToast(t('free_reject'), { kind: 'failure', duration: refusalMs });
    };
    void show();
  }, [texts, showToast]);
}

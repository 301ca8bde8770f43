import { loadCode } from '@livery/device/code';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';

/**
 * Returns a function that loads the code of an action after a tap. While the code loads, the tapped element is busy
 * (see `markTapped`). If the code cannot be loaded, the result is undefined and a toast appears. The toast has a retry
 * button that calls `onRetry`.
 */
export function useLoadAction() {
  const { t } = useTexts('common');
  const { showToast } = useToasts();

  return useCallback(
    async <Actions extends object, Name extends string & keyof Actions>(
      load: () => Promise<Actions>,
      name: Name,
      onRetry: () => void,
    ): Promise<Actions[Name] | undefined> => {
      const { dataset } = document.documentElement;
      dataset['busy'] = '';
      try {
        return await loadCode(load, name);
      } catch {
        showToast(t('offline'), { kind: 'failure', action: { label: t('retry'), onPress: onRetry } });
        return undefined;
      } finally {
        delete dataset['busy'];
      }
    },
    [showToast, t],
  );
}

import type { TextArea } from '@livery/i18n';
import { useTexts, loadTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { type ComponentType, useState } from 'react';
import type { LazyCode } from './lazyCode.tsx';

interface CodeOnDemand<Props> {
  /** The component once its code is here; undefined before. */
  Component: ComponentType<Props> | undefined;
  /** Loads the code. Resolves to whether it is here; where it is not, a toast says so and the screen stays as it is. */
  request: () => Promise<boolean>;
  /** Starts loading before it is requested, such as when a finger touches the button. Reports nothing. */
  prefetch: () => void;
}

/**
 * Code that loads when a person asks for it, such as a menu that opens at a tap.
 *
 * @param area texts the code uses. They load at the same time.
 */
export function useCodeOnDemand<Props extends object>(code: LazyCode<Props>, area?: TextArea): CodeOnDemand<Props> {
  const { t, texts } = useTexts('common');
  const { showToast } = useToasts();
  const [Component, setComponent] = useState<ComponentType<Props>>();

  const load = async () => {
    const [loaded] = await Promise.all([code.load(), area && loadTexts(texts, area)]);
    return loaded;
  };
  return {
    Component,
    request: async () => {
      try {
        const loaded = await load();
        setComponent(() => loaded);
        return true;
      } catch {
        showToast(t('offline'), { kind: 'failure', duration: toastDuration.short });
        return false;
      }
    },
    prefetch: () => void load().catch(() => undefined),
  };
}

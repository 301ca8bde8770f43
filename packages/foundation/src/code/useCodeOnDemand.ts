import type { TextArea } from '@livery/i18n';
import { useTexts, loadTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { type ComponentType, useState } from 'react';
import type { LazyCode } from './lazyCode.tsx';

interface CodeOnDemand<Props> {
  /** The component after its code is loaded; undefined before. */
  Component: ComponentType<Props> | undefined;
  /**
   * Loads the code, and resolves to true if it is loaded. After a failure it shows a toast and resolves to false; the
   * screen does not change.
   */
  request: () => Promise<boolean>;
  /**
   * Starts to load the code before it is requested, for example when a finger touches the button. Failures are not
   * shown.
   */
  prefetch: () => void;
}

/**
 * Loads code when the player needs it, for example a menu that opens at a tap.
 *
 * @param area text area of the code. The texts load at the same time.
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

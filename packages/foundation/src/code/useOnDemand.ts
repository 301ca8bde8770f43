import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { type ComponentType, useState } from 'react';

/**
 * A part that is fetched when it is first wanted. `want` answers whether it is here; where it can't be had, the person is
 * told, what is on screen stays, and the next wish asks anew. `ahead` fetches it on a mere suspicion, and tells nobody.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTexts('common');
  const { showToast } = useToasts();
  const [Part, setPart] = useState<ComponentType<Props>>();

  const want = async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      showToast(t('offline'), { kind: 'failure', duration: toastDuration.short });
      return false;
    }
  };
  const ahead = () => void load().catch(() => undefined);
  return { Part, want, ahead };
}

import { lazyCode, OverlayButton, type OverlayState } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { LayoutGrid } from 'lucide-react';
import type { ProvidersSheetProps } from '../ProvidersSheet/ProvidersSheet.tsx';

const sheet = lazyCode(() => import('../ProvidersSheet/ProvidersSheet.tsx'), 'ProvidersSheet');

interface ProvidersButtonProps extends Omit<ProvidersSheetProps, keyof OverlayState> {
  /** Whether the label is visible beside the icon. Default false. */
  isLabelled?: boolean;
}

/** Opens the sheet with all providers of a kind of game. */
export function ProvidersButton({ isLabelled, ...choice }: ProvidersButtonProps) {
  const { t } = useTexts('games');
  return (
    <OverlayButton label={t('allProviders')} isLabelled={isLabelled} code={sheet} area="providers" overlay={choice}>
      <LayoutGrid aria-hidden />
    </OverlayButton>
  );
}

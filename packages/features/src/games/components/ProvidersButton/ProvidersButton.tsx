import { lazyCode, useCodeOnDemand } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import type { ProvidersSheetProps } from '../ProvidersSheet/ProvidersSheet.tsx';

const sheet = lazyCode(() => import('../ProvidersSheet/ProvidersSheet.tsx'), 'ProvidersSheet');

/** Opens the sheet with all providers of a kind of game. Its code loads from the moment a finger touches the button. */
export function ProvidersButton(choice: Omit<ProvidersSheetProps, 'isOpen' | 'onClose'>) {
  const { t } = useTexts('games');
  const { Component: ProvidersSheet, request, prefetch } = useCodeOnDemand(sheet, 'providers');
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(await request());
  return (
    <>
      <IconButton
        label={t('allProviders')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={prefetch}
        onClick={() => void open()}
      >
        <LayoutGrid aria-hidden />
      </IconButton>
      {ProvidersSheet && <ProvidersSheet {...choice} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

import type { TextArea } from '@livery/i18n';
import { Button, IconButton } from '@livery/ui';
import { type ReactNode, useState } from 'react';
import type { LazyCode } from './lazyCode.tsx';
import { useCodeOnDemand } from './useCodeOnDemand.ts';

/** Common props of overlays that a button opens. */
export interface OverlayState {
  isOpen: boolean;
  onClose: () => void;
}

interface OverlayButtonProps<Props> {
  label: string;
  /** Whether the label is visible beside the icon. Default false. */
  isLabelled?: boolean | undefined;
  /** The overlay. */
  code: LazyCode<Props & OverlayState>;
  /** The text area of the overlay. */
  area: TextArea;
  /** Additional props of the overlay. */
  overlay?: Props;
  /** The icon of the button. */
  children: ReactNode;
}

/**
 * A button that opens a menu, a sheet or a search over the page. Its code starts to load when a finger touches the
 * button.
 */
export function OverlayButton<Props extends object>({
  label,
  isLabelled = false,
  code,
  area,
  overlay,
  children,
}: OverlayButtonProps<Props>) {
  const { Component: Overlay, request, prefetch } = useCodeOnDemand(code, area);
  const [isOpen, setOpen] = useState(false);
  const opener = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPointerDown: prefetch,
    onClick: async () => setOpen(await request()),
  } as const;
  return (
    <>
      {isLabelled ? (
        <Button {...opener} variant="quiet" size="small" icon={children}>
          {label}
        </Button>
      ) : (
        <IconButton {...opener} label={label}>
          {children}
        </IconButton>
      )}
      {Overlay && <Overlay {...(overlay as Props)} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

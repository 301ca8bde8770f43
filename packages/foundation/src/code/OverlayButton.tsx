import type { TextArea } from '@livery/i18n';
import { IconButton } from '@livery/ui';
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
 * An icon button that opens a menu, a sheet or a search over the page. Its code starts to load when a finger touches
 * the icon.
 */
export function OverlayButton<Props extends object>({
  label,
  code,
  area,
  overlay,
  children,
}: OverlayButtonProps<Props>) {
  const { Component: Overlay, request, prefetch } = useCodeOnDemand(code, area);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={prefetch}
        onClick={async () => setOpen(await request())}
      >
        {children}
      </IconButton>
      {Overlay && <Overlay {...(overlay as Props)} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

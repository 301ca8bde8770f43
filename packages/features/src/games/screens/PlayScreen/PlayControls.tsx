import { gameClosePlaceItem } from '@livery/device/storage';
import { useMovable } from '@livery/foundation/movable';
import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { Maximize, Minimize, X } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import styles from './PlayControls.module.css';
import type { FullScreen } from './useFullScreen.ts';

interface PlayControlsProps {
  /** The full-screen mode. Undefined if the browser does not support it. */
  fullScreen: FullScreen | undefined;
  onClose: () => void;
}

/**
 * The controls to leave a game, at the edge of the screen. The player can move them by dragging or with the arrow keys.
 */
export function PlayControls({ fullScreen, onClose }: PlayControlsProps) {
  const { t } = useTexts('launcher');
  const place = useRef<HTMLDivElement>(null);
  const { place: own, handlers } = useMovable(place, gameClosePlaceItem);
  return (
    <div
      ref={place}
      data-side={own.side}
      style={{ '--rise': `${own.rise}px` } as CSSProperties}
      className={styles.place}
    >
      <div className={styles.controls} {...handlers}>
        <IconButton label={t('closeGame')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
        {fullScreen && (
          <IconButton label={t(fullScreen.isOn ? 'endFullScreen' : 'fullScreen')} onClick={fullScreen.onToggle}>
            {fullScreen.isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
          </IconButton>
        )}
      </div>
    </div>
  );
}

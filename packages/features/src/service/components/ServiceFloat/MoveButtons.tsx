import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { ArrowDown, ArrowLeftRight, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import styles from './ServiceFloat.module.css';

interface MoveButtonsProps {
  onMove: (towards: 'aside' | 'up' | 'down') => void;
}

/** Buttons that move the floating button without dragging. */
export function MoveButtons({ onMove }: MoveButtonsProps) {
  const { t } = useTexts('service');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.moves}>
      <span id={id} className={styles.move}>
        {t('move')}
      </span>
      <IconButton label={t('moveAside')} onClick={() => onMove('aside')}>
        <ArrowLeftRight aria-hidden />
      </IconButton>
      <IconButton label={t('moveUp')} onClick={() => onMove('up')}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={t('moveDown')} onClick={() => onMove('down')}>
        <ArrowDown aria-hidden />
      </IconButton>
    </div>
  );
}

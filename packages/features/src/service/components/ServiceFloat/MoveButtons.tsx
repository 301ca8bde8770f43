import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import styles from './ServiceFloat.module.css';

interface MoveButtonsProps {
  onMove: (towards: 'aside' | 'up' | 'down') => void;
}

/** Move the floating button without dragging it. */
export function MoveButtons({ onMove }: MoveButtonsProps) {
  const { t } = useTexts('menu');
  return (
    <div className={styles.moves}>
      <Button variant="quiet" size="small" onClick={() => onMove('aside')}>
        {t('serviceAside')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => onMove('up')}>
        {t('serviceUp')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => onMove('down')}>
        {t('serviceDown')}
      </Button>
    </div>
  );
}

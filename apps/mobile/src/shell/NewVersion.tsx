import { useTexts } from '@livery/i18n/react';
import { Button, IconButton, useRootProperty } from '@livery/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import styles from './NewVersion.module.css';
import { openNewVersion } from './openNewVersion.ts';

/**
 * Says that a new version is ready, with a button that opens it. It never opens by itself: the person may be in the
 * middle of something.
 */
export function NewVersion({ onClose }: { onClose: () => void }) {
  // What else floats above the footer stands above it.
  useRootProperty('--new-version-room', '1.28rem');
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  const [isOpening, setOpening] = useState(false);
  const open = () => {
    setOpening(true);
    void openNewVersion(() => window.location.reload());
  };
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.words}>{t('newVersion')}</p>
      <Button variant="primary" size="small" isBusy={isOpening} onClick={open}>
        {common('reload')}
      </Button>
      <IconButton label={common('close')} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

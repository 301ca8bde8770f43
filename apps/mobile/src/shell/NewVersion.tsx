import { useTexts } from '@livery/i18n/react';
import { Button, IconButton, useRootProperty } from '@livery/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import styles from './NewVersion.module.css';
import { openNewVersion } from './openNewVersion.ts';

/**
 * Reports that a new version is ready, with a button that opens it. It never opens automatically, because the player
 * may be in the middle of an action.
 */
export function NewVersion({ onClose }: { onClose: () => void }) {
  // Other floating elements above the footer move up by this height.
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

import { useTexts } from '@livery/i18n/react';
import { Button, GameImage, Progress } from '@livery/ui';
import { useSharedPicture } from '@livery/ui/motion';
import styles from './PlayLoading.module.css';

/** Data of a game that is shown while it loads. */
export interface LaunchingGame {
  name: string;
  provider: string;
  /** Addresses of the picture, in the order in which they are tried. */
  sources: readonly string[];
}

interface PlayLoadingProps {
  game: LaunchingGame | undefined;
  /** Whether loading takes long. Then a message and a back button are shown. */
  isSlow: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** A game's picture and name while it loads. */
export function PlayLoading({ game, isSlow, onRetry, onClose }: PlayLoadingProps) {
  const { t } = useTexts('launcher');
  const { t: common } = useTexts('common');
  const { ref: picture } = useSharedPicture<HTMLSpanElement>(game?.sources[0]);
  const label = game === undefined ? t('opening') : t('openingName', { name: game.name });
  return (
    <div className={styles.loading}>
      {game && (
        <>
          <GameImage sources={game.sources} frameRef={picture} className={styles.picture} width={2.4} isEager />
          <div className={styles.words}>
            <p dir="auto" className={styles.name}>
              {game.name}
            </p>
            <p dir="auto" className={styles.provider}>
              {game.provider}
            </p>
          </div>
        </>
      )}
      <div className={styles.bar}>
        <Progress label={label} words={game ? 'hidden' : 'shown'} />
      </div>
      <div role="status" className={styles.slow}>
        {isSlow && (
          <>
            <p>{t('slow')}</p>
            <div className={styles.actions}>
              <Button onClick={onClose}>{t('way')}</Button>
              <Button variant="primary" onClick={onRetry}>
                {common('retry')}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

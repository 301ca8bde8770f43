import { useTexts } from '@livery/i18n/react';
import { Button, VisuallyHidden } from '@livery/ui';
import { ConfirmDialog, Dialog } from '@livery/ui/dialog';
import { type Ref, useRef } from 'react';
import type { PlayFailure } from './playFailure.ts';
import { PlayControls } from './PlayControls.tsx';
import { PlayFailed } from './PlayFailed.tsx';
import { type GameInSight, PlayLoading } from './PlayLoading.tsx';
import styles from './PlayView.module.css';
import { useFullScreen } from './useFullScreen.ts';
import { useVisibleRoom } from './useVisibleRoom.ts';

export interface PlayViewProps {
  /** Undefined where a link led here. */
  game: GameInSight | undefined;
  /** The game's page; undefined while it is asked for, and where it failed. */
  frame: { url: string; number: number; isOwn: boolean; onLoad: () => void } | undefined;
  frameRef: Ref<HTMLIFrameElement>;
  isLoading: boolean;
  /** It takes long. */
  isSlow: boolean;
  failure: PlayFailure | undefined;
  onRetry: () => void;
  /** Called when the person wants to leave: it may be asked about first. */
  onClose: () => void;
  /** The question whether to leave a round that is open. */
  leaving: { isAsking: boolean; onLeave: () => void; onStay: () => void };
  /** That there is too little money. `onDeposit` is undefined for whoever can't. */
  balance: { isLow: boolean; onDeposit: (() => void) | undefined; onClose: () => void };
}

/** What a game may do: run, keep what it stores on its own origin, send forms, open windows. Never lead the tab elsewhere. */
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock allow-modals';

/** A game over the whole screen, in each of its states. */
export function PlayView({
  game,
  frame,
  frameRef,
  isLoading,
  isSlow,
  failure,
  onRetry,
  onClose,
  leaving,
  balance,
}: PlayViewProps) {
  const { t } = useTexts('launcher');
  const { t: common } = useTexts('common');
  const screen = useRef<HTMLDivElement>(null);
  useVisibleRoom(screen);
  const fullScreen = useFullScreen(screen);
  // The app's own frame has a bar, whose way out this would cover.
  const isInOwnFrame = frame?.isOwn === true && !isLoading;

  return (
    <div ref={screen} className={styles.screen}>
      {!failure && (
        <VisuallyHidden>
          <h1 dir="auto">{game?.name ?? t('game')}</h1>
        </VisuallyHidden>
      )}
      {frame && (
        <iframe
          key={frame.number}
          ref={frameRef}
          // A browser that restores a page gives a frame of the same name its old address, whose ticket is used.
          name={`game-${frame.number}-${frame.url}`}
          src={frame.url}
          title={game?.name ?? t('game')}
          // The app's own frame is the app's code on the app's origin: a sandbox would not hold it.
          sandbox={frame.isOwn ? undefined : allowed}
          allow="fullscreen; autoplay; screen-wake-lock"
          referrerPolicy="strict-origin-when-cross-origin"
          className={styles.frame}
          onLoad={frame.onLoad}
        />
      )}
      {isLoading && <PlayLoading game={game} isSlow={isSlow} onRetry={onRetry} onClose={onClose} />}
      {failure ? (
        <PlayFailed failure={failure} onRetry={onRetry} onClose={onClose} />
      ) : (
        !isInOwnFrame && <PlayControls fullScreen={fullScreen} onClose={onClose} />
      )}
      <ConfirmDialog
        isOpen={leaving.isAsking}
        title={t('leaveTitle')}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
        isDanger
        onConfirm={leaving.onLeave}
        onCancel={leaving.onStay}
      >
        {t('leaveText')}
      </ConfirmDialog>
      <Dialog
        isOpen={balance.isLow}
        title={t('balanceTitle')}
        closeLabel={common('close')}
        onClose={balance.onClose}
        actions={
          <>
            <Button onClick={balance.onClose}>{t('backToGame')}</Button>
            {balance.onDeposit && (
              <Button variant="primary" onClick={balance.onDeposit}>
                {t('deposit')}
              </Button>
            )}
          </>
        }
      >
        {t('balanceText')}
      </Dialog>
    </div>
  );
}

import { useTexts } from '@livery/i18n/react';
import { Button, VisuallyHidden } from '@livery/ui';
import { ConfirmDialog, Dialog } from '@livery/ui/dialog';
import { type Ref, useRef } from 'react';
import type { PlayFailure } from './playFailure.ts';
import { PlayControls } from './PlayControls.tsx';
import { PlayFailed } from './PlayFailed.tsx';
import { type LaunchingGame, PlayLoading } from './PlayLoading.tsx';
import styles from './PlayView.module.css';
import { useFullScreen } from './useFullScreen.ts';
import { useVisibleRoom } from './useVisibleRoom.ts';

export interface PlayViewProps {
  /** Data of the game. Undefined if the game was opened by a link from another site. */
  game: LaunchingGame | undefined;
  /** The game's page. Undefined while the request is pending, and after a failure. */
  frame: { url: string; number: number; isOwn: boolean; onLoad: () => void } | undefined;
  frameRef: Ref<HTMLIFrameElement>;
  isLoading: boolean;
  /** Whether loading takes long. */
  isSlow: boolean;
  failure: PlayFailure | undefined;
  onRetry: () => void;
  /** Called when the player leaves. The caller may show a confirmation first. */
  onClose: () => void;
  /** The confirmation before leaving an open round. */
  leaving: { isAsking: boolean; onLeave: () => void; onStay: () => void };
  /** The insufficient-funds notice. `onDeposit` is undefined for players who cannot deposit. */
  balance: { isLow: boolean; onDeposit: (() => void) | undefined; onClose: () => void };
}

/**
 * Permissions of a game: it may run scripts, use storage of its own origin, submit forms and open windows. It must
 * never navigate the tab.
 */
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock allow-modals';

/** A full-screen game in all its states. */
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
  // The app's own frame has a bar with a close button, which this control would cover.
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
          // Each frame has its own name. When a browser restores a page, it gives a frame with the same name its old
          // address, whose ticket is already used.
          name={`game-${frame.number}-${frame.url}`}
          src={frame.url}
          title={game?.name ?? t('game')}
          // The app's own frame runs the app's code on the app's origin, so a sandbox would not restrict it.
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

import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState, useReconnect } from '@livery/ui';
import { Component, type ErrorInfo, type ReactNode, useEffect, useRef, useState } from 'react';
import { FallbackHeader } from './FallbackHeader.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Called before the screen renders again. It removes the stored cause of the failure. */
  onRetry: (() => void) | undefined;
}

/**
 * Catches the failure of a screen. The frame stays, and a back button and a retry are shown. Use the screen's address
 * as key, so that other screens are not affected.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // Support can see this error on a player's phone only in the browser console.
    console.error('A screen failed', error, info.componentStack);
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? <ScreenFailed onRetry={this.retry} /> : this.props.children;
  }
}

/**
 * Milliseconds from the network's return to the retry. Before this time, the app does not request texts again that
 * failed to load.
 */
const returnMs = 1_000;

/**
 * Shown in place of a screen that failed. A screen that failed offline is retried when the network returns, or by the
 * button. If it failed online, a newer release has probably removed the screen's code, so the button reloads the page.
 */
function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('common');
  const [isOffline] = useState(() => !navigator.onLine);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useReconnect(true, () => {
    timer.current = setTimeout(onRetry, returnMs);
  });
  return (
    <>
      <FallbackHeader />
      <ErrorState
        kind={isOffline ? 'offline' : 'failure'}
        title={t(isOffline ? 'offline' : 'screenFailed')}
        action={
          <Button variant="primary" onClick={isOffline ? onRetry : () => window.location.reload()}>
            {t(isOffline ? 'retry' : 'reload')}
          </Button>
        }
      />
    </>
  );
}

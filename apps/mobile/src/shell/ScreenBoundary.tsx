import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState, useReconnect } from '@livery/ui';
import { Component, type ErrorInfo, type ReactNode, useEffect, useRef, useState } from 'react';
import { FallbackHeader } from './FallbackHeader.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Called before the screen is rendered again: forgets what made it fail. */
  onRetry: (() => void) | undefined;
}

/**
 * Catches the failure of a screen: the frame stays, and a way back and a retry are shown. Give it the screen's address as
 * key, so that other screens are not affected.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // All that support can learn from a player's phone.
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

/** Milliseconds from the network's return to the next try: as long as texts that could not be had stay so. */
const returnMs = 1_000;

/**
 * A screen that failed offline is tried again once the network is back, or by the button. Online, the screen's code was most
 * likely removed by a newer release, so the button reloads the page.
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

import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState } from '@livery/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FallbackHeader } from './FallbackHeader.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Before the screen is tried again: forgets what made it fail. */
  onRetry: (() => void) | undefined;
}

/**
 * Keeps a screen that fails from taking the app with it: the frame and a way back stay, and every other screen gets its
 * own chance. Give it the screen's address as key.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // The one trace a support person gets from a player's phone.
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
 * Without a network the screen is tried again where it is. With one its code is most likely gone, for a newer release
 * took its place: the page is loaded anew, when the person says so.
 */
function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('common');
  const isOffline = !navigator.onLine;
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

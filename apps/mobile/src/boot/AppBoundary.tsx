import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState } from '@livery/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

/**
 * Catches errors outside of every screen, for example in the frame around them. It shows a message and a button that
 * reloads the page.
 */
export class AppBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // Support can see this error on a player's phone only in the browser console.
    console.error('The app failed', error, info.componentStack);
  }

  override render() {
    return this.state.hasFailed ? <AppFailed /> : this.props.children;
  }
}

function AppFailed() {
  const { t } = useTexts('common');
  return (
    <main className="whole">
      <ErrorState
        isScreen
        kind="crash"
        title={t('in_unknown_error')}
        action={
          <Button variant="primary" size="large" isBlock onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    </main>
  );
}

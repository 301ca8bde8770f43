import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState } from '@livery/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // The one trace a support person gets from a player's phone.
    console.error('A screen failed', error, info.componentStack);
  }

  override render() {
    return this.state.hasFailed ? <ScreenFailed /> : this.props.children;
  }
}

function ScreenFailed() {
  const { t } = useTexts('common');
  return <ErrorState title={t('screenFailed')} action={<Button variant="primary" onClick={() => window.location.reload()}>{t('reload')}</Button>} />;
}

/** Keeps a screen that fails from taking the app with it: the frame stays, a reload is one tap away, and every other screen gets its own chance. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

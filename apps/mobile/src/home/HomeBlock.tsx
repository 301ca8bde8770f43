import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';

/** One part of home on its own feet: it takes no room while its code and texts come, and should it fail, the rest of home stays. */
export class FailureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part of home failed', error, info.componentStack);
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}

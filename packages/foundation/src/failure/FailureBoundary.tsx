import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Shown after a failure. Default: nothing. */
  instead?: ReactNode;
}

/**
 * One part of a screen that can fail alone. It shows nothing while its code and texts load; after a failure it shows
 * nothing or `instead`, and the rest of the screen remains. The failure is logged. When the network is back, it renders
 * again.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part of the screen failed', error, info.componentStack);
    window.addEventListener('online', this.showAgain, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.showAgain);
  }

  showAgain = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.instead : <Suspense>{this.props.children}</Suspense>;
  }
}

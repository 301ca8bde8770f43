import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Shown after a failure. Default: nothing. */
  instead?: ReactNode;
}

/**
 * A part of a screen that can fail without an effect on the other parts. While code and texts of the part load, nothing
 * is shown. After a failure, nothing or `instead` is shown, and the failure is logged. When the network is back, the
 * part is rendered again.
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

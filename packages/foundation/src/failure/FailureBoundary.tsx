import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Shown where it failed. Default: nothing. */
  instead?: ReactNode;
}

/**
 * One part of a screen that may fail alone. While its code and texts load it shows nothing; when it fails it shows
 * nothing either, or what is given instead, and the rest of the screen stays. The failure is logged. Once the network
 * is back it is shown again.
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

import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { CrashedFrame } from './CrashedFrame.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';

/** Renders the frame, or an error state after a crash. While texts load it shows a skeleton. */
export class FrameBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('The lottery failed', error, info.componentStack);
  }

  override render() {
    return this.state.hasFailed ? (
      <CrashedFrame />
    ) : (
      <Suspense fallback={<FrameSkeleton />}>{this.props.children}</Suspense>
    );
  }
}

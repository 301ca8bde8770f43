import { Component, type ReactNode, Suspense } from 'react';

/** What says more, if it can: without its texts nothing shows, and nothing around it falls. Where the network is bad is where this feature speaks. */
export class Extra extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}

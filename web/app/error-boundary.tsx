import { Component, type ReactNode } from 'react';
import { Mishap } from './mishap.tsx';

interface Props {
  readonly children: ReactNode;
}

/** What no code foresaw: the reader gets words and a way on, not an empty page. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Mishap error={this.state.error} />;
  }
}

import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface State {
  readonly failure: { error: unknown } | null;
}

/** Keeps what the shell itself throws; without the shell the only ways on are the document's. */
export class RootBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    if (this.state.failure) return <ErrorPage error={this.state.failure.error} />;
    return this.props.children;
  }
}

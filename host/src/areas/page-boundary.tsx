import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../errors/error-page.tsx';

interface Props {
  /** Changes when the user goes elsewhere, which gives the page another chance. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { error: unknown; resetKey: string } | null;
}

/** Keeps what a page throws in the page's place: the shell stays, and 'Try again' renders the page anew. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    // The key is filled in by the next derivation, from the props that failed.
    return { failure: { error, resetKey: '' } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failure }: State): State | null {
    if (!failure) return null;
    if (failure.resetKey === '') return { failure: { ...failure, resetKey } };
    return failure.resetKey === resetKey ? null : { failure: null };
  }

  readonly #handleRetry = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure) return <ErrorPage error={failure.error} onRetry={this.#handleRetry} />;
    return this.props.children;
  }
}

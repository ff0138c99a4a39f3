import { Component, type ComponentType, type ReactNode } from 'react';

/** What stands in the place of what failed is told. */
export interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

interface Props {
  /** Changes when the user goes elsewhere, which gives the page another chance. */
  readonly resetKey: string;
  readonly Failure: ComponentType<FailureProps>;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { error: unknown; resetKey: string } | null;
}

/** Keeps what a page throws in the page's place: what is around it stays, and trying again renders the page anew. */
export class FailureBoundary extends Component<Props, State> {
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
    const { Failure, children } = this.props;
    return failure ? <Failure error={failure.error} onRetry={this.#handleRetry} /> : children;
  }
}

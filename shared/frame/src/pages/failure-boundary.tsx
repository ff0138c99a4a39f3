import { Component, type ComponentType, type ReactNode } from 'react';

export interface FailureProps {
  readonly error: unknown;
  /** Only for code that didn't load; a page that threw may throw again. */
  readonly onRetry?: () => void;
}

interface Props {
  readonly resetKey: string;
  readonly Failure: ComponentType<FailureProps>;
  /** Makes the boundary render its children once more before it shows a failure. Gets the error if that helped. */
  readonly onRecovered?: (error: unknown) => void;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { error: unknown; resetKey: string } | null;
  readonly retriedKey: string | null;
}

export class FailureBoundary extends Component<Props, State> {
  override state: State = { failure: null, retriedKey: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // `getDerivedStateFromProps` runs next and sets the key.
    return { failure: { error, resetKey: '' } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failure }: State): Partial<State> | null {
    if (!failure) return null;
    if (failure.resetKey === '') return { failure: { ...failure, resetKey } };
    return failure.resetKey === resetKey ? null : { failure: null };
  }

  /** Not sooner: while React handles an error, it leaves a second one to the boundary above. */
  override componentDidCatch(error: unknown): void {
    if (!this.#canRetry()) return;
    this.setState({ failure: null, retriedKey: this.props.resetKey }, () => {
      if (!this.state.failure) this.props.onRecovered?.(error);
    });
  }

  #canRetry(): boolean {
    return this.props.onRecovered !== undefined && this.state.retriedKey !== this.props.resetKey;
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { Failure, children } = this.props;
    if (!failure) return children;
    return this.#canRetry() ? null : <Failure error={failure.error} />;
  }
}

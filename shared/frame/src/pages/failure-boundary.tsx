import { Component, type ComponentType, type ReactNode } from 'react';

export interface FailureProps {
  readonly error: unknown;
  /** Only for code that didn't load; a page that threw may throw again. */
  readonly onRetry?: () => void;
}

interface Props {
  readonly resetKey: string;
  readonly Failure: ComponentType<FailureProps>;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { error: unknown; resetKey: string } | null;
}

export class FailureBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    // `getDerivedStateFromProps` runs next and sets the key.
    return { failure: { error, resetKey: '' } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failure }: State): State | null {
    if (!failure) return null;
    if (failure.resetKey === '') return { failure: { ...failure, resetKey } };
    return failure.resetKey === resetKey ? null : { failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { Failure, children } = this.props;
    return failure ? <Failure error={failure.error} /> : children;
  }
}

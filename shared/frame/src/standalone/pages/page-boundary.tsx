import { useHost } from '@counterpoint/contract';
import { Alert, Button } from '@counterpoint/kit/core';
import { Component, type ReactNode, useEffect } from 'react';

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps what a page throws in the page's place; 'Try again' renders it anew. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  readonly #handleRetry = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <FailedPage error={failure.error} onRetry={this.#handleRetry} /> : this.props.children;
  }
}

/** A page that did not load or that threw; the error goes to the log, as it would in the portal. */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { reportError } = useHost();
  useEffect(() => reportError(error), [error, reportError]);
  return (
    <Alert tone="error" title="Something went wrong." action={<Button onClick={onRetry}>Try again</Button>}>
      {error instanceof Error ? error.message : String(error)}
    </Alert>
  );
}

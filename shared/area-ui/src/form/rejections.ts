import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { get } from 'react-hook-form';

export interface Rejections {
  /** Replaces the errors by those of `sent`, to which their paths refer. */
  set(details: readonly ProblemDetail[], sent: unknown): void;
  clear(): void;
  /** Returns the errors of values that haven't changed since they were sent. */
  of(values: unknown): ProblemDetail[];
}

/** Remembers the API's errors at fields, because validation in the browser doesn't know them and removes them on blur. */
export function createRejections(): Rejections {
  let rejected: readonly { readonly detail: ProblemDetail; readonly value: string }[] = [];
  return {
    set(details, sent) {
      rejected = details
        .filter(({ path }) => path !== '')
        .map((detail) => ({ detail, value: valueAt(sent, detail.path) }));
    },
    clear() {
      rejected = [];
    },
    of(values) {
      return rejected.filter(({ detail, value }) => valueAt(values, detail.path) === value).map(({ detail }) => detail);
    },
  };
}

function valueAt(values: unknown, path: string): string {
  return JSON.stringify([get(values, path)]);
}

import { problemOf } from '@counterpoint/client/http';
import { useState } from 'react';
import { useFollowedLink } from './use-followed-link.ts';

/** A mailed link that is checked before its form is shown; submitting the form can still find it expired. */
export function useCheckedLink<Data>(queryKey: readonly string[], check: (signal: AbortSignal) => Promise<Data>) {
  const [linkError, setLinkError] = useState<unknown>(null);
  const { data, error, retry } = useFollowedLink(queryKey, ({ signal }) => check(signal));

  /** Watches a submission: the page of a link that no longer works replaces the form. */
  async function watch<Answer>(submission: Promise<Answer>): Promise<Answer> {
    try {
      return await submission;
    } catch (thrown) {
      if (problemOf(thrown)?.code.startsWith('link_')) setLinkError(thrown);
      throw thrown;
    }
  }

  return { data, failure: linkError ?? error, watch, retry };
}

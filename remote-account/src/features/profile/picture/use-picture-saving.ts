import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas';
import { useEffect, useRef, useState } from 'react';
import { profileKeys } from '../../../api/profile-api.ts';

type Call = (http: HttpClient, signal: AbortSignal) => Promise<Profile>;

/** Runs a call that changes the picture: what it answers is the profile from then on, here and in the top bar. */
export function usePictureSaving() {
  const { http, refreshProfile, reportError } = useHost();
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** Says whether it was saved. */
  async function run(call: Call): Promise<boolean> {
    const controller = new AbortController();
    current.current?.abort();
    current.current = controller;
    setFailure(null);
    setIsSaving(true);
    try {
      queries.setQueryData(profileKeys.mine, await call(http, controller.signal));
      // The top bar's copy; that the picture is saved does not depend on it.
      refreshProfile().catch(reportError);
      return true;
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error);
      return false;
    } finally {
      if (current.current === controller) setIsSaving(false);
    }
  }

  /** Ends a call that is under way, and forgets why the last one failed. */
  function stop(): void {
    current.current?.abort();
    setFailure(null);
  }

  return { run, isSaving, failure, stop };
}

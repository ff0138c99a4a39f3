import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { useEffect, useRef, useState } from 'react';
import { profileKeys } from '../../../api/profile-api.ts';

type Call = (http: HttpClient, signal: AbortSignal) => Promise<Profile>;

export function usePictureSaving() {
  const { http, refreshProfile, reportError } = useHost();
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function run(call: Call): Promise<boolean> {
    const controller = new AbortController();
    current.current?.abort();
    current.current = controller;
    setFailure(null);
    setIsSaving(true);
    try {
      queries.setQueryData(profileKeys.mine, await call(http, controller.signal));
      // Updates the top bar's copy; a failure here doesn't affect the saved picture.
      refreshProfile().catch(reportError);
      return true;
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error);
      return false;
    } finally {
      if (current.current === controller) setIsSaving(false);
    }
  }

  function stop(): void {
    current.current?.abort();
    setFailure(null);
  }

  return { run, isSaving, failure, stop };
}

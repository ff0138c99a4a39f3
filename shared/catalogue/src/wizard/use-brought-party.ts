import { useDraftAddress } from '@counterpoint/area-ui/wizard';
import { messageOf } from '@counterpoint/client/http';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How a party that somebody comes back with gets its line. */
export interface BringsParty<Values extends FieldValues, Party> {
  readonly read: (http: HttpClient, id: string, signal: AbortSignal) => Promise<Party>;
  /** Puts the party into the form, unless it is there. `parameter` is the one that named it. */
  readonly attach: (form: UseFormReturn<Values>, party: Party, parameter: string) => void;
}

/** Who may come back with a party, and how. */
export interface BroughtOptions<Values extends FieldValues, Party> {
  readonly parameters: readonly string[];
  /** Comes with whoever brings one: nobody else waits for it. */
  readonly load: () => Promise<BringsParty<Values, Party>>;
}

/** Whoever comes back from the society's parties with one found or added (`?writer=<id>`) has a line for them. */
export function useBroughtParty<Values extends FieldValues, Party>(
  form: UseFormReturn<Values>,
  { parameters, load }: BroughtOptions<Values, Party>,
): void {
  const { http, notify } = useHost();
  const { params, change } = useDraftAddress();
  const parameter = parameters.find((name) => params.has(name)) ?? '';
  const id = params.get(parameter);

  const attach = useEffectEvent((brings: BringsParty<Values, Party>, party: Party) => {
    brings.attach(form, party, parameter);
    change((before) => without(before, parameters), { replace: true });
  });
  const fail = useEffectEvent((error: unknown) => notify(messageOf(error), { type: 'error' }));
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    load()
      .then(async (brings) => {
        const party = await brings.read(http, id, signal);
        if (!signal.aborted) attach(brings, party);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) fail(error);
      });
    return () => leaving.abort();
  }, [http, id, load]);
}

function without(before: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const name of parameters) after.delete(name);
  return after;
}

import { useDraftAddress } from '@counterpoint/area-ui/wizard';
import { messageOf } from '@counterpoint/client/http';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export interface PartyAttacher<Values extends FieldValues, Party> {
  readonly read: (http: HttpClient, id: string, signal: AbortSignal) => Promise<Party>;
  /** `parameter` is the URL parameter that named the party. Adds no duplicate. */
  readonly attach: (form: UseFormReturn<Values>, party: Party, parameter: string) => void;
}

export interface PartyFromUrl<Values extends FieldValues, Party> {
  readonly parameters: readonly string[];
  /** Loaded only if the URL names a party. */
  readonly load: () => Promise<PartyAttacher<Values, Party>>;
}

/** Adds a line for the party in the URL (`?writer=<id>`), after a visit to the society's index of parties. */
export function usePartyFromUrl<Values extends FieldValues, Party>(
  form: UseFormReturn<Values>,
  { parameters, load }: PartyFromUrl<Values, Party>,
): void {
  const { http, notify } = useHost();
  const { params, change } = useDraftAddress();
  const parameter = parameters.find((name) => params.has(name)) ?? '';
  const id = params.get(parameter);

  const attach = useEffectEvent((attacher: PartyAttacher<Values, Party>, party: Party) => {
    attacher.attach(form, party, parameter);
    change((before) => without(before, parameters), { replace: true });
  });
  const fail = useEffectEvent((error: unknown) => notify(messageOf(error), { type: 'error' }));
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    load()
      .then(async (attacher) => {
        const party = await attacher.read(http, id, signal);
        if (!signal.aborted) attach(attacher, party);
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

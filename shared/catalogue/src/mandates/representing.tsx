import { createQueryClient } from '@counterpoint/client/queries';
import { HostProvider, type HttpClient, type RequestOptions, useHost } from '@counterpoint/contract';
import { QueryClientProvider, useQueryClient } from '@counterpoint/contract/query';
import { Alert, Stack } from '@counterpoint/kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import * as text from '../messages/mandates.generated.ts';
import { useHeldMandates } from './held-mandates.ts';
import { RepresentedName } from './on-behalf.tsx';

export function Representing({ mandate, children }: { readonly mandate: string; readonly children: ReactNode }) {
  const host = useHost();
  const { data } = useHeldMandates();
  // Answers for the represented member mustn't mix with the reader's own.
  const [queries] = useState(createQueryClient);
  const own = useQueryClient();
  const services = useMemo(() => {
    // A change shows in the reader's own lists too, such as of what awaits confirmation.
    const onChange = () => void own.invalidateQueries();
    return { ...host, http: httpUnder(host.http, { mandate, onChange }) };
  }, [host, mandate, own]);
  const held = data?.items.find(({ id }) => id === mandate);
  return (
    <Stack gap="4">
      {held && (
        <Alert tone="info" title={text.actingFor({ name: held.name })}>
          {text.actingForHint({ name: held.name })}
        </Alert>
      )}
      {data && !held && (
        <Alert tone="warning" title={text.notHeld()}>
          {text.notHeldHint()}
        </Alert>
      )}
      <RepresentedName value={held?.name ?? null}>
        <HostProvider value={services}>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </HostProvider>
      </RepresentedName>
    </Stack>
  );
}

const OF_ENTRIES = /^\/(compositions|recordings)\//;

/** Names the mandate in the calls about works and recordings; the API refuses it in all others. */
function httpUnder(http: HttpClient, { mandate, onChange }: { mandate: string; onChange: () => void }): HttpClient {
  function named<Data>(path: string, options: RequestOptions<Data>): RequestOptions<Data> {
    return OF_ENTRIES.test(path) ? { ...options, query: { ...options.query, mandate } } : options;
  }
  async function changed<Data>(call: Promise<Data>): Promise<Data> {
    const data = await call;
    onChange();
    return data;
  }
  return {
    get: (path, options) => http.get(path, named(path, options)),
    post: (path, options) => changed(http.post(path, named(path, options))),
    put: (path, options) => changed(http.put(path, named(path, options))),
    delete: (path, options) => changed(http.delete(path, named(path, options))),
    download: (path, options) => http.download(path, options),
  };
}

import { ButtonLink } from '@counterpoint/area-ui/page';
import { createQueryClient, useLiveQueries } from '@counterpoint/client/queries';
import { HostProvider, type HttpClient, type RequestOptions, useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { QueryClientProvider, useQueryClient } from '@counterpoint/contract/query';
import { Alert, Stack } from '@counterpoint/kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import * as text from '../messages/mandates.generated.ts';
import { HELD_MANDATES, useHeldMandates } from './held-mandates.ts';
import { RepresentedName } from './on-behalf.tsx';

export function Representing({ mandate, children }: { readonly mandate: string; readonly children: ReactNode }) {
  const host = useHost();
  const { data } = useHeldMandates();
  useLiveQueries('profile', HELD_MANDATES.key);
  // Answers for the represented member mustn't mix with the reader's own.
  const [queries] = useState(createQueryClient);
  const own = useQueryClient();
  const services = useMemo(() => {
    // A change shows in the reader's own lists too, such as of what awaits confirmation.
    const onChange = () => void own.invalidateQueries();
    return { ...host, http: httpUnder(host.http, { mandate, onChange }) };
  }, [host, mandate, own]);
  const isHeld = data?.items.some(({ id }) => id === mandate);
  const name = useLastName(data?.items.find(({ id }) => id === mandate)?.name);
  if (isHeld === false && name === null) return <NotHeld />;
  return (
    <Stack gap="4">
      {isHeld === false && <NotHeld />}
      {isHeld && name !== null && (
        <Alert tone="info" title={text.actingFor({ name })}>
          {text.actingForHint({ name })}
        </Alert>
      )}
      <RepresentedName value={name}>
        <HostProvider value={services}>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </HostProvider>
      </RepresentedName>
    </Stack>
  );
}

/** Kept once the mandate has ended, so that what was typed under it stays on the page. */
function useLastName(current: string | undefined): string | null {
  const [last, setLast] = useState<string | null>(null);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}

function NotHeld() {
  return (
    <Alert
      tone="warning"
      title={text.notHeld()}
      action={<ButtonLink to={paths.account.mandates()}>{text.seeMandates()}</ButtonLink>}
    >
      {text.notHeldHint()}
    </Alert>
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

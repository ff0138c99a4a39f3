import { createQueryClient } from '@counterpoint/client/queries';
import { HostProvider, type HttpClient, type RequestOptions, useHost } from '@counterpoint/contract';
import { QueryClientProvider } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { Alert, Stack, Text } from '@counterpoint/kit/core';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import * as text from '../messages/mandates.generated.ts';
import { useHeldMandates } from './held-mandates.ts';

const RepresentedName = createContext<string | null>(null);

/** With `?mandate=<id>` in the address, shows and answers an entry as the represented member. */
export function UnderMandate({ children }: { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const mandate = parameters.get('mandate');
  if (mandate === null) return children;
  return (
    <Representing key={mandate} mandate={mandate}>
      {children}
    </Representing>
  );
}

function Representing({ mandate, children }: { readonly mandate: string; readonly children: ReactNode }) {
  const host = useHost();
  const { data } = useHeldMandates();
  // Answers for the represented member mustn't mix with the reader's own.
  const [queries] = useState(createQueryClient);
  const services = useMemo(() => ({ ...host, http: httpUnder(host.http, mandate) }), [host, mandate]);
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

/** For dialogs, whose answer counts as the represented member's. */
export function OnBehalf() {
  const name = useContext(RepresentedName);
  return name !== null && <Text fontWeight="semibold">{text.onBehalfOf({ name })}</Text>;
}

const OF_ENTRIES = /^\/(compositions|recordings)\//;

/** Names the mandate in the calls about works and recordings; the API refuses it in all others. */
function httpUnder(http: HttpClient, mandate: string): HttpClient {
  function named<Data>(path: string, options: RequestOptions<Data>): RequestOptions<Data> {
    return OF_ENTRIES.test(path) ? { ...options, query: { ...options.query, mandate } } : options;
  }
  return {
    get: (path, options) => http.get(path, named(path, options)),
    post: (path, options) => http.post(path, named(path, options)),
    put: (path, options) => http.put(path, named(path, options)),
    delete: (path, options) => http.delete(path, named(path, options)),
    download: (path, options) => http.download(path, options),
  };
}

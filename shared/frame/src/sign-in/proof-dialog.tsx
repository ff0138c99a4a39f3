import { messageOf, nothing } from '@counterpoint/client/http';
import { useQuery } from '@counterpoint/contract/query';
import { passkeyOptions, possibleProofs } from '@counterpoint/domain/schemas/members';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Stack, Text } from '@counterpoint/kit/core';
import { useStore } from 'zustand';
import * as text from '../messages/sign-in.generated.ts';
import type { Connections } from '../services/connections.ts';
import { ProofForm } from './proof-form.tsx';

/** Opens over the page before a sensitive act, which is repeated once the member has proved who they are. */
export function ProofDialog({ connections }: { connections: Pick<Connections, 'http' | 'proof'> }) {
  const isOpen = useStore(connections.proof, (state) => state.isOpen);
  const settle = useStore(connections.proof, (state) => state.settle);
  return (
    <Dialog isOpen={isOpen} onClose={() => settle(false)} title={text.confirmIdentity()} role="alertdialog">
      {isOpen && <ProofContent http={connections.http} onSettle={settle} />}
    </Dialog>
  );
}

interface ProofContentProps extends Pick<Connections, 'http'> {
  readonly onSettle: (isProved: boolean) => void;
}

function ProofContent({ http, onSettle }: ProofContentProps) {
  const { data, error } = useQuery({
    queryKey: ['proof'],
    queryFn: ({ signal }) => http.get('/user/proof', { schema: possibleProofs, signal }),
    // The member may have added or removed a factor since.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Stack gap="4">
      <Text color="muted">{text.whyConfirm()}</Text>
      {error && <Alert tone="error" title={messageOf(error)} />}
      {data && (
        <ProofForm
          proofs={data.proofs}
          action={text.confirm()}
          onProve={async (json) => {
            await http.post('/user/proof', { schema: nothing, json });
            onSettle(true);
          }}
          onChallenge={() => http.post('/user/proof/passkey-options', { schema: passkeyOptions })}
          onCancel={() => onSettle(false)}
          cancelLabel={text.cancel()}
        />
      )}
    </Stack>
  );
}

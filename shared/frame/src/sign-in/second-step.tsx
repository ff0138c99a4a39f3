import type { HttpClient } from '@counterpoint/contract';
import {
  type Proof,
  type ProofGiven,
  passkeyOptions,
  type Session,
  session as sessionSchema,
} from '@counterpoint/domain/schemas/members';
import { Stack, Text } from '@counterpoint/kit/core';
import * as text from '../messages/sign-in.generated.ts';
import { ProofForm } from './proof-form.tsx';

interface SecondStepProps {
  readonly plainHttp: HttpClient;
  readonly proofs: readonly Proof[];
  readonly onSession: (session: Session) => void;
  readonly onBack: () => void;
}

/** After the right password of an account with a second factor. */
export function SecondStep({ plainHttp, proofs, onSession, onBack }: SecondStepProps) {
  return (
    <Stack gap="4">
      <Text>{text.secondStep()}</Text>
      <ProofForm
        proofs={proofs}
        action={text.signIn()}
        onProve={async (given) => onSession(await sendProof(plainHttp, given))}
        onChallenge={() =>
          plainHttp.post('session/passkey-options', { schema: passkeyOptions, json: { purpose: 'second_factor' } })
        }
        onCancel={onBack}
        cancelLabel={text.back()}
      />
    </Stack>
  );
}

function sendProof(plainHttp: HttpClient, given: ProofGiven): Promise<Session> {
  const { by, ...json } = given;
  return plainHttp.post(by === 'passkey' ? 'session/passkey' : 'session/code', { schema: sessionSchema, json });
}

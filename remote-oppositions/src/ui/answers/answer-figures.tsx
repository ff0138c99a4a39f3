import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Stack, Text } from '@counterpoint/kit/core';
import * as text from '../../messages/case-answers.generated.ts';
import { myPartyId } from '../case-identity.ts';
import { ChangeList } from '../lines/change-list.tsx';
import { changesIfConceded } from './changes-if-conceded.ts';

export function AnswerFigures({ details, answer }: { details: CaseDetails; answer: 'update' | 'revoke' }) {
  const me = myPartyId(details);
  const changes = changesIfConceded(details);
  if (!changes) return <Text color="muted">{text.claimsConflict()}</Text>;
  if (changes.length === 0) return <Text color="muted">{text.noChange()}</Text>;
  const isMine = ({ line }: (typeof changes)[number]) => line.party_id === me;
  const others = changes.filter((change) => !isMine(change));
  return (
    <Stack gap="3">
      <ChangeList label={text.yourShares()} changes={changes.filter(isMine)} me={me} />
      {others.length > 0 && (
        <>
          <Text fontWeight="semibold">{answer === 'revoke' ? text.whoGetsIt() : text.othersThen()}</Text>
          <ChangeList label={text.othersShares()} changes={others} me={me} />
        </>
      )}
    </Stack>
  );
}

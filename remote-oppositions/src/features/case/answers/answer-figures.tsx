import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Stack, Text } from '@counterpoint/kit/core';
import { ChangeList } from '../../../ui/lines/change-list.tsx';
import { afterMyAnswer } from '../words/answer-figures.ts';
import { myPartyId } from '../words/case-identity.ts';

export function AnswerFigures({ details, answer }: { details: CaseDetails; answer: 'update' | 'revoke' }) {
  const me = myPartyId(details);
  const changes = afterMyAnswer(details, answer);
  if (!changes)
    return (
      <Text color="muted">
        The claims do not fit together as they stand: after your answer the parties have to agree on a split.
      </Text>
    );
  if (changes.length === 0) return <Text color="muted">No share changes by it.</Text>;
  const isMine = ({ line }: (typeof changes)[number]) => line.party_id === me;
  const others = changes.filter((change) => !isMine(change));
  return (
    <Stack gap="3">
      <ChangeList label="Your lines" changes={changes.filter(isMine)} me={me} />
      {others.length > 0 && (
        <>
          <Text fontWeight="semibold">{answer === 'revoke' ? 'Who gets it' : 'What the others have then'}</Text>
          <ChangeList label="The lines of others" changes={others} me={me} />
        </>
      )}
    </Stack>
  );
}

import { Heading, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import * as text from '../../messages/list.generated.ts';
import { AnswerFigures } from '../../ui/answers/answer-figures.tsx';
import type { Concessions } from './use-concessions.ts';

/** Shows what giving way changes in each case. */
export function ConcessionFigures({ concessions }: { concessions: Concessions }) {
  if (concessions.kind === 'not_needed') return null;
  if (concessions.kind === 'finding') return <ListSkeleton rows={2} />;
  if (concessions.kind === 'failed') return <ErrorState message={concessions.message} onRetry={concessions.onRetry} />;
  const { answer, cases, others } = concessions;
  return (
    <Stack gap="4">
      {cases.map(({ id, title, details }) => (
        <Stack key={id} gap="2">
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <AnswerFigures details={details} answer={answer} />
        </Stack>
      ))}
      {others.length > 0 && (
        <Stack gap="2">
          <Text>{text.notOffered({ count: others.length })}</Text>
          <Stack as="ul" gap="1" listStyleType="none">
            {others.map(({ id, title }) => (
              <Text as="li" key={id} color="muted">
                {title}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

import { useOpenDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { messageOf } from '@counterpoint/client/http';
import { useRead } from '@counterpoint/client/queries';
import { useMay } from '@counterpoint/contract';
import {
  type DoubleClaim,
  OVERLAP_ANSWER_LABELS,
  type OverlapAnswer,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Button, Flex, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import type { RefObject } from 'react';
import { doubleClaimsFor } from '../../../api/double-claims-api.ts';
import * as text from '../../../messages/claims.generated.ts';
import {
  ANSWER,
  OtherParties,
  OverlapCase,
  OverlapPlaces,
  OverlapTurn,
  OwnShare,
} from '../../../ui/double-claims/overlap-parts.tsx';

interface OverlapsSectionProps {
  readonly recording: RecordingDetails;
  readonly after: RefObject<HTMLDivElement | null>;
}

export function OverlapsSection({ recording, after }: OverlapsSectionProps) {
  const query = { query: '', filter: 'all', page: 1, per_page: 100, recording_id: recording.id } as const;
  const { data, error, refetch } = useRead(doubleClaimsFor(query));
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  const overlaps = data?.items ?? [];
  if (overlaps.length === 0) return null;
  return (
    <CardSection title={text.doubleClaims()}>
      <Stack gap="0" paddingX="5" paddingBottom="4">
        {overlaps.map((overlap) => (
          <Overlap key={overlap.opposition_id} overlap={overlap} after={after} />
        ))}
      </Stack>
    </CardSection>
  );
}

interface OverlapProps extends Pick<OverlapsSectionProps, 'after'> {
  readonly overlap: DoubleClaim;
}

function Overlap({ overlap, after }: OverlapProps) {
  const canAnswer = useMay('disputes:change');
  return (
    <Box as="article" aria-label={text.caseNumber(overlap)} borderTopWidth="1px" borderColor="line" paddingTop="3">
      <Flex gap="3" justify="space-between" wrap="wrap">
        <Box flex="1 1 18rem" minWidth="0">
          <OverlapPlaces overlap={overlap} isWhole />
          <Text>{text.youClaim({ share: () => <OwnShare key="share" overlap={overlap} /> })}</Text>
          <OtherParties overlap={overlap} />
        </Box>
        <div>
          <OverlapCase overlap={overlap} />
          <OverlapTurn overlap={overlap} />
        </div>
      </Flex>
      {canAnswer && <AnswerButtons overlap={overlap} after={after} />}
    </Box>
  );
}

function AnswerButtons({ overlap, after }: OverlapProps) {
  const openDialog = useOpenDialog();
  const prefetch = usePrefetchOnIntent(ANSWER);
  function handleAnswer(answer: OverlapAnswer) {
    openDialog({
      lazy: ANSWER,
      title: OVERLAP_ANSWER_LABELS[answer](),
      render(AnswerDialog, onClose) {
        function handleDone() {
          onClose();
          after.current?.focus();
        }
        return <AnswerDialog overlaps={[overlap]} answer={answer} onClose={onClose} onDone={handleDone} />;
      },
    });
  }
  return (
    <Flex gap="2.5" wrap="wrap" paddingTop="3">
      {overlap.answers.map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === 'maintain' ? 'solid' : 'outline'}
          {...prefetch}
          onClick={() => handleAnswer(each)}
        >
          {OVERLAP_ANSWER_LABELS[each]()}
        </Button>
      ))}
    </Flex>
  );
}

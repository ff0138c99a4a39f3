import { problemsIn } from '@counterpoint/domain/recording-rights';
import type { RightView } from '@counterpoint/domain/schemas/recordings';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { useMemo } from 'react';
import * as text from '../../messages/rights.generated.ts';
import { RightsProblems } from './rights-problems.tsx';
import { RightsTable } from './rights-table.tsx';
import { RightsTimeline } from './rights-timeline.tsx';
import { shownOf } from './shown-right.ts';

interface RightsOverviewProps {
  readonly rights: readonly RightView[];
}

export function RightsOverview({ rights }: RightsOverviewProps) {
  const shown = useMemo(() => shownOf(rights), [rights]);
  const problems = useMemo(() => problemsIn(shown), [shown]);
  if (shown.length === 0) return <NobodyYet />;
  return (
    <Stack gap="4">
      <RightsProblems rights={shown} problems={problems} />
      <RightsTimeline rights={shown} problems={problems} />
      <RightsTable rights={shown} />
    </Stack>
  );
}

function NobodyYet() {
  return (
    <Card as="section" aria-label={text.holders()}>
      <Heading as="h2">{text.holders()}</Heading>
      <Text color="muted">{text.empty()}</Text>
    </Card>
  );
}

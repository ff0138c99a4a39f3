import { problemsIn } from '@counterpoint/domain/recording-rights';
import type { RightView } from '@counterpoint/domain/schemas/recordings';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { useMemo } from 'react';
import * as text from '../../messages/rights.generated.ts';
import { ProblemList, RightsProblems } from './rights-problems.tsx';
import { RightsTable } from './rights-table.tsx';
import { RightsTimeline } from './rights-timeline.tsx';
import { shownOf } from './shown-right.ts';

interface RightsOverviewProps {
  readonly rights: readonly RightView[];
  /** False if the page lists claims over 100% elsewhere, by `Overclaims`. */
  readonly hasOverclaims?: boolean;
}

export function RightsOverview({ rights, hasOverclaims = true }: RightsOverviewProps) {
  const { shown, problems } = useProblems(rights);
  const listed = hasOverclaims ? problems : problems.filter(({ kind }) => kind !== 'over');
  if (shown.length === 0) return <NobodyYet />;
  return (
    <Stack gap="4">
      <RightsProblems rights={shown} problems={listed} />
      <RightsTimeline rights={shown} problems={problems} />
      <RightsTable rights={shown} />
    </Stack>
  );
}

/** Says where and when more than 100% is claimed. */
export function Overclaims({ rights }: Pick<RightsOverviewProps, 'rights'>) {
  const { shown, problems } = useProblems(rights);
  return <ProblemList rights={shown} problems={problems.filter(({ kind }) => kind === 'over')} />;
}

function useProblems(rights: readonly RightView[]) {
  const shown = useMemo(() => shownOf(rights), [rights]);
  const problems = useMemo(() => problemsIn(shown), [shown]);
  return { shown, problems };
}

function NobodyYet() {
  return (
    <Card as="section" aria-label={text.holders()}>
      <Heading as="h2">{text.holders()}</Heading>
      <Text color="muted">{text.empty()}</Text>
    </Card>
  );
}

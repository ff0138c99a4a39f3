import { problemsIn } from '@counterpoint/domain/recording-rights';
import type { RightView } from '@counterpoint/domain/schemas';
import { Stack } from '@counterpoint/kit/core';
import { type ReactNode, useMemo } from 'react';
import { RightsProblems } from './rights-problems.tsx';
import { RightsTable } from './rights-table.tsx';
import { RightsTimeline } from './rights-timeline.tsx';
import { shownOf } from './shown-right.ts';

interface RightsOverviewProps {
  readonly rights: readonly RightView[];
  /** Beside an overlap: what the reader can do about it. */
  readonly action?: ReactNode;
}

/** What is stored of a recording's rights: what is wrong with them in words, over time, and line by line. */
export function RightsOverview({ rights, action }: RightsOverviewProps) {
  const shown = useMemo(() => shownOf(rights), [rights]);
  const problems = useMemo(() => problemsIn(shown), [shown]);
  return (
    <Stack gap="4">
      <RightsProblems rights={shown} problems={problems} action={action} />
      <RightsTimeline rights={shown} problems={problems} />
      {shown.length > 0 && <RightsTable rights={shown} />}
    </Stack>
  );
}

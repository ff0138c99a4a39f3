import { LabelledTable } from '@counterpoint/area-ui/table';
import { formatUses, problemsIn, type RightsProblem } from '@counterpoint/domain/recording-rights';
import { RIGHTS_HOLDER_ROLE_LABELS, type RightView } from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import { formatTerritories } from '@counterpoint/domain/territories';
import { Box, Card, Flex, FROM_LARGE, Heading, Note, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import type { Column } from '@counterpoint/kit/table';
import { useMemo } from 'react';
import * as text from '../../messages/rights.generated.ts';
import { periodOf } from './period-of.ts';
import { ProblemList, RightsProblems } from './rights-problems.tsx';
import { RightsTimeline } from './rights-timeline.tsx';
import { type ShownRight, shownOf } from './shown-right.ts';

interface RightsOverviewProps {
  readonly rights: readonly RightView[];
  /** Problems that the page lists elsewhere, by `ProblemsOfKind`. */
  readonly listedElsewhere?: RightsProblem['kind'] | null;
}

export function RightsOverview({ rights, listedElsewhere = null }: RightsOverviewProps) {
  const { shown, problems } = useProblems(rights);
  const listed = problems.filter(({ kind }) => kind !== listedElsewhere);
  if (shown.length === 0) return <NobodyYet />;
  return (
    <Stack gap="4">
      <RightsProblems rights={shown} problems={listed} />
      <RightsTimeline rights={shown} problems={problems} />
      <RightsTable rights={shown} />
    </Stack>
  );
}

/** Says where and when more or less than 100% is claimed. */
export function ProblemsOfKind({ rights, kind }: { rights: readonly RightView[]; kind: RightsProblem['kind'] }) {
  const { shown, problems } = useProblems(rights);
  return <ProblemList rights={shown} problems={problems.filter((problem) => problem.kind === kind)} />;
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

function columns(): Column<ShownRight>[] {
  return [
    { id: 'holder', header: text.holder(), cell: (right) => <Holder right={right} />, isRowHeader: true },
    { id: 'role', header: text.role(), cell: ({ role }) => RIGHTS_HOLDER_ROLE_LABELS[role]() },
    { id: 'use', header: text.use(), cell: ({ uses }) => formatUses(uses) },
    { id: 'territory', header: text.territory(), cell: ({ territories }) => formatTerritories(territories) },
    { id: 'period', header: text.periodHead(), cell: ({ from, to }) => periodOf(from, to) },
    { id: 'share', header: text.share(), align: 'end', cell: ({ share }) => formatShare(share) },
  ];
}

function RightsTable({ rights }: { rights: readonly ShownRight[] }) {
  return (
    <Card padding="list">
      <LabelledTable
        caption={text.table()}
        columns={columns()}
        rows={rights}
        rowKey={({ key }) => key}
        wideFrom={FROM_LARGE}
      />
    </Card>
  );
}

function Holder({ right }: { right: ShownRight }) {
  return (
    <Box>
      <Flex gap="2" align="center" wrap="wrap">
        <Text as="span" fontWeight="semibold">
          {right.name}
        </Text>
        {right.is_me && <StatusBadge tone="green">{text.you()}</StatusBadge>}
        {right.is_claim && <StatusBadge tone="blue">{text.ownClaim()}</StatusBadge>}
      </Flex>
      {right.is_controlled_by_third_party && <Note>{text.exercisedByOther()}</Note>}
      {right.source && <Note>{right.source}</Note>}
    </Box>
  );
}

import { LabelledTable } from '@counterpoint/area-ui/table';
import {
  CONTRIBUTOR_CATEGORY_LABELS,
  CONTRIBUTOR_ROLE_LABELS,
  type ContributorView,
} from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import { Avatar, Box, Flex, Note, Stack, Text } from '@counterpoint/kit/core';
import type { Column } from '@counterpoint/kit/table';
import { initialsOf, upperFirst } from '@counterpoint/kit/text';
import * as text from '../../messages/details.generated.ts';
import { formatPerformance } from '../../ui/draft/format-contributor.ts';

export function ContributorsTable({ contributors }: { contributors: readonly ContributorView[] }) {
  if (contributors.length === 0)
    return (
      <Text color="muted" paddingX="5" paddingBottom="5">
        {text.lineUpEmpty()}
      </Text>
    );
  const keyed = new Map(contributors.map((contributor, index) => [contributor, index]));
  return (
    <Box padding={{ base: '4', md: '0' }} paddingTop="0">
      <LabelledTable
        caption={text.lineUp()}
        columns={columnsFor(contributors)}
        rows={contributors}
        rowKey={(contributor) => keyed.get(contributor) ?? 0}
      />
    </Box>
  );
}

function columnsFor(contributors: readonly ContributorView[]): Column<ContributorView>[] {
  const share: Column<ContributorView> = {
    id: 'share',
    header: text.featuredShare(),
    align: 'end',
    cell: (row) => (row.share === null ? '—' : formatShare(row.share)),
  };
  return [
    { id: 'name', header: text.name(), cell: (row) => <Name contributor={row} />, isRowHeader: true },
    { id: 'category', header: text.category(), cell: (row) => CONTRIBUTOR_CATEGORY_LABELS[row.category]() },
    { id: 'roles', header: text.roles(), cell: rolesOf },
    {
      id: 'played',
      header: text.performed(),
      cell: (row) => upperFirst(formatPerformance(row)) || '—',
      isSecondary: true,
    },
    ...(contributors.some((row) => row.share !== null) ? [share] : []),
  ];
}

function Name({ contributor }: { contributor: ContributorView }) {
  const { name, is_me, is_member } = contributor;
  return (
    <Flex align="center" gap="2.5">
      <Avatar name={name} initials={initialsOf(name)} size="sm" isDecorative />
      <Stack gap="0">
        <span>{is_me ? text.you({ name }) : name}</span>
        <Note fontWeight="400">{is_member ? text.member() : text.notMember()}</Note>
      </Stack>
    </Flex>
  );
}

function rolesOf({ roles, other_roles }: ContributorView): string {
  const listed = roles
    .filter((role) => role !== 'other' || other_roles === null)
    .map((role) => CONTRIBUTOR_ROLE_LABELS[role]());
  return [...listed, other_roles].filter(Boolean).join(', ') || '—';
}

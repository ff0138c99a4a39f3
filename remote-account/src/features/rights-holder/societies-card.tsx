import { messageOf } from '@counterpoint/client/http';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import {
  Button,
  Card,
  Delayed,
  Flex,
  Heading,
  Icon,
  IconButton,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@counterpoint/kit/core';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { useState } from 'react';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { MembershipDialog } from './membership-dialog.tsx';
import { hasEnded, periodOf, territoryOf } from './membership-words.ts';
import { RemoveMembership } from './remove-membership.tsx';
import { useMemberships } from './use-rights-holder.ts';

type Open = { readonly is: 'adding' } | { readonly is: 'editing' | 'removing'; readonly membership: SocietyMembership };

export function SocietiesCard() {
  const { data: memberships, error, refetch } = useMemberships();
  const [open, setOpen] = useState<Open | null>(null);
  const { fallback, expectRemoval } = useFocusFallback();
  const close = () => setOpen(null);
  const add = () => setOpen({ is: 'adding' });
  return (
    <Card as="section" aria-labelledby="rights-holder-societies">
      <Stack gap="4">
        <Flex justify="space-between" align="center" wrap="wrap" gap="3">
          <div>
            <Heading ref={fallback} id="rights-holder-societies" as="h2" size="md" tabIndex={-1}>
              Societies
            </Heading>
            <Text color="muted" fontSize="sm">
              Who collects for you, for which right, where and since when.
            </Text>
          </div>
          {memberships && memberships.length > 0 && (
            <Button variant="outline" onClick={add}>
              Add a membership
            </Button>
          )}
        </Flex>
        {memberships ? (
          <MembershipList memberships={memberships} onAdd={add} onOpen={setOpen} />
        ) : error ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </Stack>
      {open && open.is !== 'removing' && (
        <MembershipDialog
          membership={open.is === 'editing' ? open.membership : null}
          onSaved={expectRemoval}
          onClose={close}
        />
      )}
      {open?.is === 'removing' && (
        <RemoveMembership membership={open.membership} onRemoved={expectRemoval} onClose={close} />
      )}
    </Card>
  );
}

interface ListProps {
  readonly memberships: readonly SocietyMembership[];
  readonly onAdd: () => void;
  readonly onOpen: (open: Open) => void;
}

function MembershipList({ memberships, onAdd, onOpen }: ListProps) {
  if (memberships.length === 0)
    return (
      <EmptyState title="No society yet" action={<Button onClick={onAdd}>Add a membership</Button>}>
        Say which societies collect for you, so that shares of your works go to the right one.
      </EmptyState>
    );
  const actions = (membership: SocietyMembership) => (
    <Actions
      membership={membership}
      onEdit={() => onOpen({ is: 'editing', membership })}
      onRemove={() => onOpen({ is: 'removing', membership })}
    />
  );
  return (
    <DataTable
      caption="Your memberships of societies"
      columns={[
        ...COLUMNS,
        { id: 'actions', header: <VisuallyHidden>Actions</VisuallyHidden>, cell: actions, align: 'end' },
      ]}
      rows={memberships}
      rowKey={({ id }) => id}
      card={(membership) => (
        <Flex justify="space-between" gap="3">
          <Stack gap="1" minWidth="0">
            <Name membership={membership} />
            <Text fontSize="sm">
              {RIGHT_LABELS[membership.right]} · {territoryOf(membership)}
            </Text>
            <Text fontSize="sm" color="muted">
              {periodOf(membership)}
            </Text>
          </Stack>
          {actions(membership)}
        </Flex>
      )}
    />
  );
}

const COLUMNS: readonly Column<SocietyMembership>[] = [
  { id: 'society', header: 'Society', cell: (row) => <Name membership={row} />, isRowHeader: true },
  { id: 'right', header: 'Right', cell: ({ right }) => RIGHT_LABELS[right] },
  { id: 'territory', header: 'Territory', cell: territoryOf },
  { id: 'period', header: 'Period', cell: periodOf },
];

function Name({ membership }: { membership: SocietyMembership }) {
  const { society_name, society_code } = membership;
  return (
    <Flex align="center" wrap="wrap" columnGap="2" rowGap="1">
      <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
        {society_name}
      </Text>
      {society_code && (
        <Text as="span" color="muted" fontSize="sm" title="CISAC’s code of the society">
          {society_code}
        </Text>
      )}
      {hasEnded(membership) && <StatusBadge tone="grey">Ended</StatusBadge>}
    </Flex>
  );
}

interface ActionsProps {
  readonly membership: SocietyMembership;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Actions({ membership, onEdit, onRemove }: ActionsProps) {
  const what = `${membership.society_name}, ${RIGHT_LABELS[membership.right]}`;
  return (
    <Flex as="span" display="inline-flex" flexShrink={0} gap="1">
      <IconButton size="sm" aria-label={`Change ${what}`} onClick={onEdit}>
        <Icon name="pencil" size={18} />
      </IconButton>
      <IconButton size="sm" aria-label={`Remove ${what}`} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </IconButton>
    </Flex>
  );
}

function ListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your societies</VisuallyHidden>
      <Delayed>
        <Skeleton height="20" />
      </Delayed>
    </div>
  );
}

import { LazyDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { Loaded, VanishingButton } from '@counterpoint/area-ui/page';
import { useLiveQueries, useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import {
  Button,
  Flex,
  FROM_LARGE,
  Icon,
  IconButton,
  Name,
  Note,
  Stack,
  StatusBadge,
  Text,
  useFocusRecovery,
  VisuallyHidden,
} from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { useState } from 'react';
import { MEMBERSHIPS, membershipsOf } from '../../api/rights-holder-api.ts';
import * as text from '../../messages/memberships.generated.ts';
import { Loading } from '../../ui/loading.tsx';
import { RemovalDialog } from '../../ui/removal-dialog.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { formatPeriod, formatTerritory, hasEnded } from './format-membership.ts';

const DIALOG = {
  name: 'membership-dialog',
  load: async () => (await import('./membership-dialog.tsx')).MembershipDialog,
};

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly membership: SocietyMembership };

export function SocietiesCard() {
  useLiveQueries('profile', MEMBERSHIPS.key);
  const { http } = useHost();
  const refresh = useRefresh(MEMBERSHIPS.key);
  const stored = useRead(MEMBERSHIPS);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const prefetch = usePrefetchOnIntent(DIALOG);
  return (
    <SectionCard
      title={text.title()}
      note={text.note()}
      aside={
        stored.data &&
        stored.data.items.length > 0 && (
          <Button variant="outline" onClick={() => setOpen({ kind: 'add' })} {...prefetch}>
            {text.add()}
          </Button>
        )
      }
    >
      <Loaded query={stored} loading={<Loading label={text.loading()} height="5rem" />}>
        {({ items }) => <MembershipList memberships={items} onOpen={setOpen} />}
      </Loaded>
      {open && open.kind !== 'remove' && (
        <LazyDialog lazy={DIALOG} title={open.kind === 'edit' ? text.changeTitle() : text.add()} onClose={close}>
          {(MembershipDialog) => (
            <MembershipDialog membership={open.kind === 'edit' ? open.membership : null} onClose={close} />
          )}
        </LazyDialog>
      )}
      {open?.kind === 'remove' && (
        <RemovalDialog
          title={text.removeQuestion({ society: open.membership.society_name })}
          action={text.remove()}
          remove={() => membershipsOf(http).remove(open.membership).finally(refresh)}
          removed={text.removed()}
          onClose={close}
        >
          <p>{text.removeConsequence()}</p>
        </RemovalDialog>
      )}
    </SectionCard>
  );
}

interface ListProps {
  readonly memberships: readonly SocietyMembership[];
  readonly onOpen: (open: OpenDialog) => void;
}

function MembershipList({ memberships, onOpen }: ListProps) {
  if (memberships.length === 0)
    return (
      <EmptyState
        title={text.empty()}
        action={
          <VanishingButton variant="solid" size="md" onClick={() => onOpen({ kind: 'add' })}>
            {text.add()}
          </VanishingButton>
        }
      >
        {text.emptyNote()}
      </EmptyState>
    );
  const actions = (membership: SocietyMembership) => <Actions membership={membership} onOpen={onOpen} />;
  return (
    <DataTable
      caption={text.caption()}
      columns={[
        ...columns(),
        { id: 'actions', header: <VisuallyHidden>{text.actions()}</VisuallyHidden>, cell: actions, align: 'end' },
      ]}
      rows={memberships}
      rowKey={({ id }) => id}
      wideFrom={FROM_LARGE}
      card={(membership) => (
        <Flex justify="space-between" gap="3">
          <Stack gap="1" minWidth="0">
            <SocietyName membership={membership} />
            <Text fontSize="sm">
              {RIGHT_LABELS[membership.right]()} · {formatTerritory(membership)}
            </Text>
            <Note>{formatPeriod(membership)}</Note>
          </Stack>
          {actions(membership)}
        </Flex>
      )}
    />
  );
}

function columns(): Column<SocietyMembership>[] {
  return [
    { id: 'society', header: text.society(), cell: (row) => <SocietyName membership={row} />, isRowHeader: true },
    { id: 'right', header: text.right(), cell: ({ right }) => RIGHT_LABELS[right]() },
    { id: 'territory', header: text.territory(), cell: formatTerritory },
    { id: 'period', header: text.period(), cell: formatPeriod },
  ];
}

function SocietyName({ membership }: { membership: SocietyMembership }) {
  const { society_name, society_code } = membership;
  return (
    <Flex align="center" wrap="wrap" columnGap="2" rowGap="1">
      <Name as="span">{society_name}</Name>
      {society_code && (
        <Note as="span" title={text.code()}>
          {society_code}
        </Note>
      )}
      {hasEnded(membership) && <StatusBadge tone="grey">{text.ended()}</StatusBadge>}
    </Flex>
  );
}

function Actions({ membership, onOpen }: Pick<ListProps, 'onOpen'> & { membership: SocietyMembership }) {
  const membershipName = { society: membership.society_name, right: RIGHT_LABELS[membership.right]() };
  const place = useFocusRecovery<HTMLDivElement>();
  return (
    <Flex as="span" ref={place} display="inline-flex" flexShrink={0} gap="1">
      <IconButton
        size="sm"
        aria-label={text.changeOne(membershipName)}
        onClick={() => onOpen({ kind: 'edit', membership })}
      >
        <Icon name="pencil" size={18} />
      </IconButton>
      <IconButton
        size="sm"
        aria-label={text.removeOne(membershipName)}
        onClick={() => onOpen({ kind: 'remove', membership })}
      >
        <Icon name="trash" size={18} />
      </IconButton>
    </Flex>
  );
}

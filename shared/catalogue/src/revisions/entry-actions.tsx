import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useOpenDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { useMay } from '@counterpoint/contract';
import { useNavigate } from '@counterpoint/contract/router';
import { Menu } from '@counterpoint/kit/components';
import { Button, Icon } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import type { EntryDetails } from '../entry/index.ts';
import { useEntryActs } from '../entry/index.ts';
import * as text from '../messages/revisions.generated.ts';
import { AwaitingActions } from './awaiting-actions.tsx';
import { type EntryViewProps, isRegistered } from './entry-view.ts';
import type { OwnCase } from './use-own-case.ts';

interface MenuAction {
  readonly value: string;
  readonly label: string;
  readonly run: () => void;
}

interface EntryActionsProps<Details extends EntryDetails> extends EntryViewProps<Details> {
  readonly ownCase: OwnCase | null;
  readonly registered: ReactNode;
  readonly more?: readonly (MenuAction | false)[];
}

/** The most likely action last. */
export function EntryActions<Details extends EntryDetails>(props: EntryActionsProps<Details>) {
  const { view, entry, ownCase, registered } = props;
  const { state, is_mine, events } = entry;
  const canChange = useMay('catalogue:change');
  if (!canChange && !isRegistered(entry)) return <CaseLink ownCase={ownCase} variant="solid" />;
  if (isRegistered(entry))
    return (
      <>
        <MoreMenu {...props} />
        {registered}
        <CaseLink ownCase={ownCase} variant="solid" />
      </>
    );
  if (state === 'draft') {
    // The parties know of a submitted version, so it is withdrawn with a reason instead of discarded.
    const wasSubmitted = events.some(({ type }) => type === 'taken_back');
    return (
      <>
        {wasSubmitted ? <MoreMenu {...props} /> : <DiscardDraft view={view} entry={entry} />}
        <ButtonLink to={view.paths.continueDraft(entry.id)}>{text.goOn()}</ButtonLink>
      </>
    );
  }
  return (
    <>
      {is_mine && <MoreMenu {...props} />}
      {entry.awaits_my_confirmation && <CaseLink ownCase={ownCase} variant="outline" />}
      {state === 'awaiting_confirmation' && <AwaitingActions view={view} entry={entry} />}
      {!entry.awaits_my_confirmation && <CaseLink ownCase={ownCase} variant="solid" />}
    </>
  );
}

function CaseLink({ ownCase, variant }: { ownCase: OwnCase | null; variant: 'solid' | 'outline' }) {
  if (!ownCase) return null;
  return (
    <ButtonLink variant={variant} to={ownCase.href}>
      {ownCase.isMyTurn ? text.respondToCase() : text.viewCase()}
    </ButtonLink>
  );
}

function DiscardDraft<Details extends EntryDetails>({ view, entry }: EntryViewProps<Details>) {
  const navigate = useNavigate();
  const { discardDraft } = useEntryActs(view.source, entry);
  return (
    <ConfirmedButton
      variant="outline"
      label={text.discardDraft()}
      question={{
        title: text.discardQuestion({ title: view.titleOf(entry) }),
        yes: text.discardDraft(),
        tone: 'danger',
      }}
      act={discardDraft}
      done={text.discarded()}
      onDone={() => void navigate(view.paths.list())}
    >
      {text.discardHint()}
    </ConfirmedButton>
  );
}

function MoreMenu<Details extends EntryDetails>({ view, entry, more = [] }: EntryActionsProps<Details>) {
  const { dialogs, noun, paths } = view;
  const { id, is_mine, is_party } = entry;
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const prefetch = usePrefetchOnIntent(dialogs);
  const isActive = isRegistered(entry);
  const canChange = useMay('catalogue:change');
  const canOppose = useMay('disputes:change');
  function handleWithdraw() {
    openDialog({
      lazy: dialogs,
      title: text.withdraw(),
      render: ({ WithdrawDialog }, onClose) => <WithdrawDialog view={view} entry={entry} onClose={onClose} />,
    });
  }
  const actions: (MenuAction | false)[] = [
    ...(canChange ? more : []),
    canOppose &&
      isActive &&
      !is_mine && { value: 'oppose', label: text.oppose(), run: () => void navigate(paths.oppose(id)) },
    isActive && is_party && { value: 'print', label: text.print(), run: () => window.print() },
    canChange && { value: 'copy', label: text.copy({ what: noun }), run: () => void navigate(paths.copy(id)) },
    canChange && is_mine && isWithdrawable(entry) && { value: 'withdraw', label: text.withdraw(), run: handleWithdraw },
  ];
  const offered = actions.filter((action) => action !== false);
  if (offered.length === 0) return null;
  return (
    <Menu.Root onSelect={({ value }) => offered.find((action) => action.value === value)?.run()}>
      <Menu.Trigger asChild>
        <Button variant="outline" {...prefetch}>
          {text.more()}
          <Icon name="chevron-down" size={16} />
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {offered.map(({ value, label }) => (
          <Menu.Item key={value} value={value}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}

/** A case decides about an active entry in dispute. */
function isWithdrawable(entry: EntryDetails): boolean {
  if (isRegistered(entry)) return !entry.is_in_dispute;
  return entry.state === 'awaiting_confirmation' || entry.state === 'draft';
}

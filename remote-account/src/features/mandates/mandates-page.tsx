import { Loaded, PageLink } from '@counterpoint/area-ui/page';
import { useSocietySettings } from '@counterpoint/area-ui/settings';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { type LiveTopic, useHost, useMay } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { keepPreviousData } from '@counterpoint/contract/query';
import { DeadlineCalendar, dayHere } from '@counterpoint/domain/days';
import { displayName } from '@counterpoint/domain/names';
import type { RepresentedConfirmation } from '@counterpoint/domain/schemas/members';
import { Note, Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { Pager } from '@counterpoint/kit/table';
import { formatDayAndTime } from '@counterpoint/kit/text';
import { CONFIRMATIONS, MANDATES_KEY, mandatesOn } from '../../api/mandates-api.ts';
import * as text from '../../messages/mandates.generated.ts';
import { mandates as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { MandateRow } from './mandate-row.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

const TOPICS: readonly LiveTopic[] = ['compositions', 'recordings', 'profile'];

export function MandatesPage() {
  const { user } = useHost();
  const maySee = useMay('people:read');
  const maySeeEntries = useMay('catalogue:read');
  const maySearchWorks = useMay('compositions:read');
  const maySearchRecordings = useMay('recordings:read');
  const mayPropose = maySee && (maySearchWorks || maySearchRecordings);
  const timeZone = useSocietySettings()?.time_zone;
  useLiveQueries(TOPICS, MANDATES_KEY);
  if (!user) return null;
  const member = displayName(user);
  return (
    <AccountPage
      title={title()}
      context={text.context({ member })}
      help={{ label: text.helpLabel(), href: paths.account.helpTopic('people-and-mandates') }}
      actions={
        mayPropose && (
          <DialogButton label={text.propose()}>
            {(onClose) => <ProposeDialog today={todayIn(timeZone)} onClose={onClose} />}
          </DialogButton>
        )
      }
    >
      <Stack gap="5">
        {maySeeEntries && <ConfirmationsCard isAlone={!maySee} />}
        {maySee && <MandatesCard member={member} />}
      </Stack>
    </AccountPage>
  );
}

/** The society's day, or this device's until the zone is known. */
function todayIn(timeZone: string | undefined): string {
  return timeZone === undefined ? dayHere() : new DeadlineCalendar(timeZone).dayOf(new Date());
}

function MandatesCard({ member }: { member: string }) {
  const { page, setPage } = useListState({ filters: ['all'] });
  const mandates = useRead(mandatesOn(page), { placeholderData: keepPreviousData });
  return (
    <SectionCard title={text.title()}>
      <Loaded query={mandates} loading={<Skeleton height="12" />}>
        {({ items, total, per_page }) =>
          total === 0 ? (
            <Text color="muted">{text.none()}</Text>
          ) : (
            <Stack gap="3">
              <Stack as="ul" gap="0" listStyleType="none" aria-label={text.title()}>
                {items.map((each) => (
                  <MandateRow key={each.id} mandate={each} member={member} />
                ))}
              </Stack>
              <Pager label={text.pages()} page={page} pageCount={Math.ceil(total / per_page)} onPage={setPage} />
            </Stack>
          )
        }
      </Loaded>
    </SectionCard>
  );
}

/** Read on each visit, because they are answered on the pages of other areas. Alone, it says that nothing waits. */
function ConfirmationsCard({ isAlone }: { isAlone: boolean }) {
  const confirmations = useRead(CONFIRMATIONS, { staleTime: 0 });
  return (
    <Loaded query={confirmations}>
      {({ items }) => {
        if (items.length > 0) return <Confirmations items={items} />;
        return isAlone && <Text color="muted">{text.nothingWaits()}</Text>;
      }}
    </Loaded>
  );
}

function Confirmations({ items }: { items: readonly RepresentedConfirmation[] }) {
  return (
    <SectionCard title={text.confirmations()} note={text.confirmationsHint()}>
      <Stack as="ul" gap="0" listStyleType="none" aria-label={text.confirmations()}>
        {items.map((each) => (
          <Stack
            as="li"
            gap="0.5"
            key={`${each.mandate_id} ${each.id}`}
            paddingY="3"
            borderTopWidth="1px"
            borderColor="line"
          >
            <PageLink to={addressOf(each)}>{each.title}</PageLink>
            <Note>{describeConfirmation(each)}</Note>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}

function addressOf({ type, id, mandate_id }: RepresentedConfirmation): string {
  const page = type === 'composition' ? paths.compositions.details(id) : paths.recordings.details(id);
  return `${page}?${new URLSearchParams({ mandate: mandate_id })}`;
}

function describeConfirmation({ name, reference, confirm_by }: RepresentedConfirmation): string {
  return confirm_by === null
    ? text.waitsForName({ name, reference })
    : text.waitsUntil({ name, reference, day: formatDayAndTime(confirm_by) });
}

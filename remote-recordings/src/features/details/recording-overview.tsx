import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { PageHeader } from '@counterpoint/area-ui/page';
import { useAmendment } from '@counterpoint/catalogue/entry';
import { factsOf } from '@counterpoint/catalogue/fields';
import {
  ContestedNote,
  commonTitle,
  confirmationRequest,
  type EventWords,
  HistoryCard,
  historyOf,
  isOutstanding,
  OutstandingCard,
  PendingRevision,
  StatusBanner,
  useOwnCase,
} from '@counterpoint/catalogue/revisions';
import { paths } from '@counterpoint/contract/paths';
import { dayHere } from '@counterpoint/domain/days';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import { problemsIn, type RightsProblem } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails, RecordingFacts, RightView } from '@counterpoint/domain/schemas/recordings';
import { formatShare, missingShare } from '@counterpoint/domain/shares';
import { reach } from '@counterpoint/domain/territories';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Grid, Stack } from '@counterpoint/kit/core';
import { Facts, FactsLine, RecordingStatus, recordingStatus, type StatusWords } from '@counterpoint/kit/page';
import { formatDuration, formatLongDate, fullTitle } from '@counterpoint/kit/text';
import { RECORDINGS } from '../../api/recordings.ts';
import * as text from '../../messages/details.generated.ts';
import * as facts from '../../messages/facts.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { ProblemsOfKind, RightsOverview } from '../../ui/rights/rights-overview.tsx';
import { shownOf } from '../../ui/rights/shown-right.ts';
import { ClaimsSections } from './claims/claims-sections.tsx';
import { awaitsMe, useLineUpClaims } from './claims/use-line-up-claims.ts';
import { ContributorsTable } from './contributors-table.tsx';
import { VERSIONS } from './lazy-parts.ts';
import { WorksSection } from './links/works-section.tsx';
import { RECORDING_VIEW, RecordingActions } from './recording-actions.tsx';

export function RecordingOverview({ recording }: { recording: RecordingDetails }) {
  const amendment = useAmendment(RECORDINGS, recording);
  const claims = useLineUpClaims(recording);
  const isPerformerWaiting = claims.data?.items.some((claim) => awaitsMe(recording, claim)) ?? false;
  const claimed = isPerformerWaiting ? { title: text.performerRequest(), next: text.performerRequestHint() } : null;
  const request = confirmationRequest(RECORDING_VIEW, recording, amendment.data) ?? claimed;
  const ownCase = useOwnCase(recording);
  const problem = problemOf(recording);
  const title = fullTitle(recording);
  const hasRevisions = recording.revision + (recording.pending_revision ?? 0) > 1;
  return (
    <>
      <PageHeader
        title={title}
        context={<FactsLine facts={identityOf(recording)} />}
        breadcrumbs={[{ label: titles.recordings(), href: paths.recordings.list() }, { label: title }]}
        help={{ label: text.help(), href: paths.account.helpTopic('sound-recordings') }}
        actions={
          <>
            <RecordingStatus state={recording.state} isInDispute={recording.is_in_dispute} />
            <RecordingActions recording={recording} ownCase={ownCase} />
          </>
        }
      />
      <Stack gap="4">
        {!isOutstanding(RECORDING_VIEW, recording) && (
          <StatusBanner {...statusOf(recording, problem)} request={request} entry={recording} ownCase={ownCase}>
            <ContestedNote view={RECORDING_VIEW} entry={recording} />
            {problem && <ProblemsOfKind rights={recording.rights} kind={problem} />}
          </StatusBanner>
        )}
        {recording.state === 'registered' && <ClaimsSections recording={recording} />}
        <OutstandingCard view={RECORDING_VIEW} entry={recording} />
        {amendment.data && recording.pending_revision !== null && (
          <PendingRevision view={RECORDING_VIEW} entry={amendment.data} />
        )}
        <RightsOverview rights={recording.rights} listedElsewhere={problem} />
        <Columns recording={recording} />
        {recording.is_party && hasRevisions && (
          <LoadedPart lazy={VERSIONS}>{(Versions) => <Versions id={recording.id} />}</LoadedPart>
        )}
      </Stack>
    </>
  );
}

function Columns({ recording }: { recording: RecordingDetails }) {
  return (
    <Grid
      templateColumns="minmax(0, 1fr)"
      // Next to the menu the contributors' table needs this width before a second column fits.
      css={{ '@media (min-width: 85rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        <CardSection title={text.lineUp()}>
          <ContributorsTable contributors={recording.contributors} />
        </CardSection>
        <WorksSection recording={recording} />
      </Stack>
      <Stack gap="4">
        <CardSection title={text.aboutRecording()}>
          <Box paddingX="5" paddingBottom="5">
            <Facts items={[...factsOf(RECORDING_FIELDS, recording, IN_HEADER), ...datesOf(recording)]} />
          </Box>
        </CardSection>
        {recording.is_party && (
          <HistoryCard
            items={historyOf(recording, { what: 'recording', titleOf })}
            hasRevisions={recording.revision > 1}
          />
        )}
      </Stack>
    </Grid>
  );
}

const IN_HEADER = ['title', 'version_title', 'display_artist', 'isrc', 'duration_s', 'p_line_year', 'p_line'] as const;

function identityOf(recording: RecordingDetails): (string | null | false)[] {
  const { isrc, reference, duration_s } = recording;
  return [
    recording.display_artist,
    isrc ? facts.isrc({ code: formatIsrc(isrc) }) : facts.isrcMissing(),
    facts.reference({ reference }),
    duration_s !== null && formatDuration(duration_s),
    pLineOf(recording),
  ];
}

function pLineOf({ p_line_year, p_line }: RecordingFacts): string | null {
  const line = [p_line_year, p_line].filter(Boolean).join(' ');
  return line ? facts.pLineWords({ line }) : null;
}

function datesOf({ submitted_at, registered_at }: RecordingDetails) {
  return [
    { label: facts.submitted(), value: submitted_at },
    { label: facts.registered(), value: registered_at },
  ].flatMap(({ label, value }) => (value ? [{ label, value: formatLongDate(value) }] : []));
}

type RecordingEventType = RecordingDetails['events'][number]['type'];

function titleOf(type: RecordingEventType, words: EventWords): string {
  const { who: name, isMe } = words;
  switch (type) {
    case 'overlap':
      return text.overlap();
    case 'claimed':
      return isMe ? text.youClaimed() : text.memberClaimed({ name });
    case 'released':
      return isMe ? text.youReleased() : text.memberReleased({ name });
    case 'line_up_claimed':
      return isMe ? text.youJoined() : text.memberJoined({ name });
    case 'line_up_answered':
      return isMe ? text.youAnsweredPart() : text.memberAnsweredPart({ name });
    default:
      return commonTitle(type, words, 'recording');
  }
}

function statusOf(recording: RecordingDetails, problem: RightsProblem['kind'] | null) {
  const { state, is_in_dispute, is_mine, rights } = recording;
  const status = recordingStatus(state, is_in_dispute);
  const isUnpaid = state === 'registered' && !is_in_dispute && rights.some(hasNoKnownTerritory);
  // The submitter can't change what others claimed.
  const isToChoose =
    isUnpaid && is_mine && rights.some((line) => hasNoKnownTerritory(line) && (!line.is_claim || line.is_me));
  const next = nextOf(recording) ?? (isToChoose ? text.chooseCountries() : status.next);
  if (isUnpaid) return { status: { ...status, meaning: text.noCountry() }, next };
  return problem === 'short' ? unclaimedStatus(recording, status) : { status, next };
}

/** Explains the status: overlapping claims in a dispute, or unclaimed rights of a registered recording. */
function problemOf({ state, is_in_dispute, rights }: RecordingDetails): RightsProblem['kind'] | null {
  if (is_in_dispute) return 'over';
  return state === 'registered' && problemsIn(shownOf(rights)).some(({ kind }) => kind === 'short') ? 'short' : null;
}

function unclaimedStatus({ rights, is_mine, pending_revision }: RecordingDetails, status: StatusWords) {
  const [first = ''] = problemsIn(shownOf(rights))
    .filter(({ kind }) => kind === 'short')
    .map(({ from }) => from)
    .sort();
  if (first > dayHere()) return { status, next: text.unclaimedFrom({ date: formatLongDate(first) }) };
  return {
    status: { ...status, tone: 'amber' as const, meaning: text.partlyUnclaimed() },
    next: is_mine && pending_revision === null ? text.amendUnclaimed() : text.claimUnclaimed(),
  };
}

/** A file can name unknown groups of countries; they count in no total. */
function hasNoKnownTerritory({ territories }: RightView): boolean {
  return reach(territories).size === 0;
}

/** A case may remove a performer and leave the others' featured shares as they were. */
function unassignedShare({ contributors }: RecordingDetails): number {
  const shares = contributors.flatMap(({ share }) => share ?? []);
  return shares.length === 0 ? 0 : missingShare(shares.reduce((sum, share) => sum + share, 0));
}

function nextOf(recording: RecordingDetails): string | null {
  const { state, is_mine, is_party, events } = recording;
  const isUndisputed = state === 'registered' && !recording.is_in_dispute;
  const unassigned = unassignedShare(recording);
  if (is_mine && isUndisputed && recording.pending_revision === null && unassigned > 0)
    return text.amendFeatured({ share: formatShare(unassigned) });
  if (is_mine && state === 'draft' && events.some(({ type }) => type === 'taken_back')) return text.returned();
  if (!is_party && isUndisputed) return text.notParty();
  return null;
}

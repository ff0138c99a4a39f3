import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { FULL_SHARE, formatShare, SHARE_TOLERANCE } from '@counterpoint/domain/shares';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Note, Stack, Text } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import * as text from '../../../messages/case.generated.ts';
import { claimantsOf } from '../../../ui/case-identity.ts';
import { isClosed, sharesEverywhere } from '../../../ui/case-state.ts';
import { BOTH_WORKS } from '../lazy-parts.ts';
import { ComparedVersions } from './compared-versions.tsx';

export function ClaimedSection({ details }: { details: CaseDetails }) {
  return (
    <CardSection title={text.claimed()}>
      <Stack gap="4">
        <Places words={details.scope_words} />
        <Everywhere details={details} />
        {details.current_lines && <Note paddingX="5">{text.registrationChanged()}</Note>}
        <Box paddingBottom={{ base: '4', lg: '0' }} css={{ '&:empty': { display: 'none' } }}>
          <Claims details={details} />
        </Box>
        <Besides details={details} />
      </Stack>
    </CardSection>
  );
}

function Places({ words }: { words: readonly string[] }) {
  if (words.length < 2) return null;
  return (
    <Box as="ul" paddingX="5" color="muted">
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </Box>
  );
}

/** A work's lines are registered for every territory and period, whatever the scope of the case. */
function Everywhere({ details: { object, kind, scope } }: { details: CaseDetails }) {
  const isWhole = scope.territories.length === 0 && scope.from === null && scope.to === null;
  if (object.type === 'recording' || kind === 'duplicate_work' || isWhole) return null;
  return <Note paddingX="5">{sharesEverywhere()}</Note>;
}

function Claims({ details }: { details: CaseDetails }) {
  const { kind, is_detected, other_work } = details;
  // A double claim has no other version: the claims are registered.
  const claimants = is_detected ? [] : claimantsOf(details);
  return (
    <ComparedVersions
      details={details}
      versions={claimants.map(({ name, is_me, claimed_lines: lines }) => ({
        title: is_me ? text.claimedByYou() : text.claimedBy({ name }),
        lines,
        lineUpCaption: is_me ? text.lineUpByYou() : text.lineUpBy({ name }),
      }))}
      caption={text.claimedCaption}
      base={is_detected ? text.claimedHeader() : text.registeredHeader()}
      none={
        kind !== 'duplicate_work' && (
          <Text color="muted" paddingX="5" paddingBottom={other_work ? '0' : '5'}>
            {text.noShare()}
          </Text>
        )
      }
      below={({ registeredTotal }) => is_detected && !isClosed(details) && <TooMuch total={registeredTotal} />}
    />
  );
}

function TooMuch({ total }: { total: number }) {
  if (total <= FULL_SHARE + SHARE_TOLERANCE) return null;
  return (
    <Text color="terracotta.text" fontSize="sm" paddingX={{ lg: '5' }} paddingY="3">
      {text.overClaimed({ share: formatShare(total - FULL_SHARE) })}
    </Text>
  );
}

function Besides({ details }: { details: CaseDetails }) {
  const { other_work, timings, object, kind } = details;
  if (kind === 'duplicate_work')
    return <DuplicateWorks ids={[object.id, other_work?.id ?? null]} other={other_work?.title} />;
  const items = [
    other_work && {
      label: text.otherWork(),
      value: other_work.id ? (
        <PageLink to={paths.compositions.details(other_work.id)}>{other_work.title}</PageLink>
      ) : (
        other_work.title
      ),
    },
    timings && { label: text.timings(), value: timings },
  ].filter((item) => item !== null && item !== '');
  if (items.length === 0) return null;
  return (
    <Box paddingX="5" paddingBottom="5">
      <Facts items={items} />
    </Box>
  );
}

interface DuplicateWorksProps {
  readonly ids: readonly [string, string | null];
  readonly other: string | undefined;
}

function DuplicateWorks({ ids: [one, second], other }: DuplicateWorksProps) {
  return (
    <Stack gap="4" paddingBottom="5">
      {second && <LoadedPart lazy={BOTH_WORKS}>{(BothWorks) => <BothWorks ids={[one, second]} />}</LoadedPart>}
      <Note paddingX="5">
        {!second && other && `${text.sameAs({ title: other })} `}
        {text.mergeOnceAgreed()}
      </Note>
    </Stack>
  );
}

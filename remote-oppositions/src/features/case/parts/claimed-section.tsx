import { CardSection } from '@counterpoint/catalogue/versions';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { CaseDetails } from '@counterpoint/domain/schemas';
import { Box, Heading, Stack, Text, TextLink } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import { compareLines } from '../../../ui/lines/compared-lines.ts';
import { ComparedTable } from '../../../ui/lines/compared-table.tsx';
import { LineUpTable } from '../../../ui/lines/line-up-table.tsx';
import { MEASURE_WORDS } from '../../../ui/lines/line-words.ts';
import { claimantsOf, myPartyId, objectHref, whoIn } from '../words/case-identity.ts';

/** What is registered beside what each claimant says, and what the case is about besides. */
export function ClaimedSection({ details }: { details: CaseDetails }) {
  return (
    <CardSection title="What is claimed">
      <Stack gap="4">
        <Places words={details.scope_words} />
        {details.kind === 'performer_line_up' ? <LineUps details={details} /> : <Shares details={details} />}
        <Besides details={details} />
      </Stack>
    </CardSection>
  );
}

/** Of a recording: every place and period that is in dispute, of which the header has the first. */
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

function Shares({ details }: { details: CaseDetails }) {
  const { registered_lines: registered } = details;
  const versions = claimantsOf(details).map(({ name, is_me, claimed_lines }) => ({
    title: is_me ? 'Claimed by you' : `Claimed by ${name}`,
    lines: claimed_lines,
  }));
  const comparisons = compareLines({ registered, versions, me: myPartyId(details) });
  if (comparisons.length === 0) return null;
  return comparisons.map((comparison) => (
    <Box key={comparison.measure} role="group" aria-label={MEASURE_WORDS[comparison.measure].label}>
      {comparisons.length > 1 && (
        <Heading as="h3" size="sm" paddingX="5" paddingBottom="2">
          {MEASURE_WORDS[comparison.measure].label}
        </Heading>
      )}
      <Box padding={{ base: '4', md: '0' }} paddingTop="0">
        <ComparedTable
          caption={`Shares of ${MEASURE_WORDS[comparison.measure].within}: registered, claimed and the difference`}
          comparison={comparison}
          titles={versions.map(({ title }) => title)}
          who={whoIn(registered)}
        />
      </Box>
    </Box>
  ));
}

function LineUps({ details }: { details: CaseDetails }) {
  return claimantsOf(details).map(({ party_id, name, is_me, claimed_lines }) => (
    <Box key={party_id} padding={{ base: '4', md: '0' }} paddingTop="0">
      <LineUpTable
        caption={`The line-up as registered, and as ${is_me ? 'you say' : `${name} says`}`}
        title={is_me ? 'Claimed by you' : `Claimed by ${name}`}
        registered={details.registered_lines}
        claimed={claimed_lines}
      />
    </Box>
  ));
}

/** The other work of a case about two of them, and where a sample is heard. */
function Besides({ details }: { details: CaseDetails }) {
  const { other_work, timings, object, kind } = details;
  const isTwice = kind === 'duplicate_work';
  const items = [
    isTwice && { label: 'Registered as', value: <WorkLink href={objectHref(details)} title={object.title} /> },
    other_work && {
      label: isTwice ? 'And as' : 'The other work',
      value: other_work.id ? (
        <WorkLink href={paths.compositions.details(other_work.id)} title={other_work.title} />
      ) : (
        other_work.title
      ),
    },
    timings && { label: 'Where it is heard', value: timings },
  ].filter((item) => item !== false && item !== null && item !== '');
  if (items.length === 0) return null;
  return (
    <Box paddingX="5" paddingBottom="5">
      <Facts items={items} />
      {isTwice && (
        <Text color="muted" fontSize="sm" marginTop="3">
          Once it is agreed that they are one work, the society brings them together.
        </Text>
      )}
    </Box>
  );
}

function WorkLink({ href, title }: { href: string; title: string }) {
  return (
    <TextLink asChild>
      <Link to={href}>{title}</Link>
    </TextLink>
  );
}

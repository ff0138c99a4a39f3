import { CardSection } from '@counterpoint/catalogue/versions';
import { Link } from '@counterpoint/contract/router';
import type { CaseDetails } from '@counterpoint/domain/schemas';
import { Box, Heading, Stack, TextLink } from '@counterpoint/kit/core';
import { compareLines } from '../../../ui/lines/compared-lines.ts';
import { ComparedTable } from '../../../ui/lines/compared-table.tsx';
import { LineUpTable } from '../../../ui/lines/line-up-table.tsx';
import { MEASURE_WORDS } from '../../../ui/lines/line-words.ts';
import { myPartyId, objectHref, whoIn } from '../words/case-identity.ts';

/** How the lines stand since the case ended, beside how they were. */
export function ResolvedSection({ details }: { details: CaseDetails }) {
  const { resolved_lines: lines, object, kind, registered_lines: registered } = details;
  if (!lines) return null;
  const thing = object.type === 'recording' ? 'recording' : 'work';
  return (
    <CardSection
      title="How it stands now"
      aside={
        <TextLink asChild fontSize="sm">
          <Link to={objectHref(details)}>See the {thing}</Link>
        </TextLink>
      }
    >
      {kind === 'performer_line_up' ? (
        <Box padding={{ base: '4', lg: '0' }} paddingTop="0">
          <LineUpTable
            caption="The line-up before, and now"
            title="Now"
            registered={details.registered_lines}
            claimed={lines}
          />
        </Box>
      ) : (
        <Stack gap="4">
          {compareLines({ registered, versions: [{ title: 'Now', lines }], me: myPartyId(details) }).map(
            (comparison, _, all) => (
              <Box key={comparison.measure} padding={{ base: '4', lg: '0' }} paddingTop="0">
                {all.length > 1 && (
                  <Heading as="h3" size="sm" paddingX={{ lg: '5' }} paddingBottom="2">
                    {MEASURE_WORDS[comparison.measure].label}
                  </Heading>
                )}
                <ComparedTable
                  caption={`Shares of ${MEASURE_WORDS[comparison.measure].within}: before, now and the difference`}
                  comparison={comparison}
                  titles={['Now']}
                  who={whoIn(registered)}
                />
              </Box>
            ),
          )}
        </Stack>
      )}
    </CardSection>
  );
}

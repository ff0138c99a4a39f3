import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { Box, Card, Grid, Heading, Stack, Text } from '@counterpoint/kit/core';
import { CompositionStatus, PageHeader, Timeline } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { PartiesTable } from './parties-table.tsx';
import { SharesCard } from './shares-card.tsx';
import { StatusBanner } from './status-banner.tsx';
import { WorkActions } from './work-actions.tsx';
import { identityOf, WorkFacts } from './work-facts.tsx';
import { historyOf } from './work-history.ts';

/** Identity first, then what needs action, then parties and shares, then history. */
export function WorkDetails({ work }: { work: CompositionDetails }) {
  return (
    <>
      <PageHeader
        title={work.title}
        context={identityOf(work)}
        breadcrumbs={[{ label: 'Music compositions', href: paths.compositions.list() }, { label: work.title }]}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
        help={{ label: 'How shares are agreed', href: paths.account.helpTopic('agreeing-shares') }}
        actions={
          <>
            <CompositionStatus state={work.state} isInDispute={work.is_in_dispute} />
            <WorkActions work={work} />
          </>
        }
      />
      <Stack gap="4">
        <StatusBanner work={work} />
        <Grid
          templateColumns="minmax(0, 1fr)"
          // Beside the menu the table of writers takes this much before anything fits next to it.
          css={{ '@media (min-width: 85rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } }}
          gap="4"
          alignItems="start"
        >
          <Stack gap="4">
            <Section title="Writers">
              {work.writers.length > 0 ? (
                <Box padding={{ base: '4', lg: '0' }} paddingTop="0">
                  <PartiesTable writers={work.writers} />
                </Box>
              ) : (
                <Text color="muted" paddingX="5" paddingBottom="5">
                  No writers yet.
                </Text>
              )}
            </Section>
            <Section title="About the work">
              <Box paddingX="5" paddingBottom="5">
                <WorkFacts work={work} />
              </Box>
            </Section>
          </Stack>
          <Stack gap="4">
            {work.writers.length > 0 && <SharesCard writers={work.writers} />}
            <Section title="History">
              <Box paddingX="5" paddingBottom="5">
                <Timeline items={historyOf(work)} />
              </Box>
            </Section>
          </Stack>
        </Grid>
      </Stack>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="none" css={{ breakInside: 'avoid' }}>
      <Heading as="h2" paddingX="5" paddingTop="4" paddingBottom="3">
        {title}
      </Heading>
      {children}
    </Card>
  );
}

import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc, formatIswc } from '@counterpoint/domain/identifiers';
import type { CaseGround } from '@counterpoint/domain/schemas/cases';
import { Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import * as text from '../../../messages/filing.generated.ts';

interface ObjectCardProps {
  readonly object: Pick<CaseGround['object'], 'type' | 'id' | 'title' | 'code' | 'by'>;
}

export function ObjectCard({ object: { type, id, title, code, by } }: ObjectCardProps) {
  const isWork = type === 'composition';
  const shown = code && (isWork ? formatIswc(code) : formatIsrc(code));
  const href = isWork ? paths.compositions.details(id) : paths.recordings.details(id);
  return (
    <Card as="section" aria-label={isWork ? text.theWork() : text.theRecording()}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Stack gap="0.5" minWidth="0">
          <Heading as="h2" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text color="muted">{[isWork ? text.work() : text.recording(), shown, by].filter(Boolean).join(' · ')}</Text>
        </Stack>
        <PageLink to={href}>{isWork ? text.viewWork() : text.viewRecording()}</PageLink>
      </Flex>
    </Card>
  );
}

import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { CaseGround } from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS } from '@counterpoint/domain/states';
import { Alert, Box, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import * as text from '../../../messages/filing.generated.ts';
import { formatCode } from '../../../ui/case-state.ts';
import { formatScope } from '../texts/format-scope.ts';

interface ObjectCardProps {
  readonly object: Pick<CaseGround['object'], 'type' | 'id' | 'title' | 'code' | 'by'>;
}

export function ObjectCard({ object: { type, id, title, code, by } }: ObjectCardProps) {
  const isWork = type === 'composition';
  const shown = code && formatCode(type, code);
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

/** A case about the same right and place joins the open one, so the page says so before filing. */
export function OpenCases({ ground: { open_cases, object } }: { ground: CaseGround }) {
  if (open_cases.length === 0) return null;
  const { type } = object;
  return (
    <Alert tone="info" title={text.openCases({ count: open_cases.length, type })}>
      <Box as="ul" listStyleType="disc" paddingInlineStart="5">
        {open_cases.map(({ id, number, kind, scope, is_mine }) => (
          <li key={id}>
            {is_mine ? <PageLink to={paths.oppositions.details(id)}>{text.yourOpenCase({ number })}</PageLink> : number}
            {` · ${CASE_KIND_LABELS[kind]()}, ${formatScope(scope)}`}
          </li>
        ))}
      </Box>
      <p>{text.joinHint({ type })}</p>
    </Alert>
  );
}

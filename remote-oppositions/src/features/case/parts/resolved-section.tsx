import { Link } from '@counterpoint/contract/router';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, TextLink } from '@counterpoint/kit/core';
import { objectHref } from '../words/case-identity.ts';
import { BesideRegistered } from './beside-registered.tsx';

const CAPTIONS = { lineUp: 'The line-up before, and now', shares: 'before, now and the difference' };

export function ResolvedSection({ details }: { details: CaseDetails }) {
  const { resolved_lines: lines, object } = details;
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
      <Box paddingBottom={{ base: '4', lg: '0' }}>
        <BesideRegistered details={details} lines={lines} title="Now" captions={CAPTIONS} />
      </Box>
    </CardSection>
  );
}

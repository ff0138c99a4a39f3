import { PageLink } from '@counterpoint/area-ui/page';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Box } from '@counterpoint/kit/core';
import * as text from '../../../messages/case.generated.ts';
import { objectHref } from '../../../ui/case-identity.ts';
import { CompareWithRegistered } from './compare-with-registered.tsx';

const CAPTIONS = { lineUp: text.lineUpNow, shares: (right: string) => text.resolvedCaption({ right }) };

export function ResolvedSection({ details }: { details: CaseDetails }) {
  const { resolved_lines: lines, object } = details;
  if (!lines) return null;

  return (
    <CardSection
      title={text.nowTitle()}
      aside={
        <PageLink fontSize="sm" to={objectHref(details)}>
          {object.type === 'recording' ? text.viewRecording() : text.viewWork()}
        </PageLink>
      }
    >
      <Box paddingBottom={{ base: '4', lg: '0' }}>
        <CompareWithRegistered details={details} lines={lines} title={text.now()} captions={CAPTIONS} />
      </Box>
    </CardSection>
  );
}

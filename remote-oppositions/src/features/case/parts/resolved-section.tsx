import { PageLink } from '@counterpoint/area-ui/page';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Box } from '@counterpoint/kit/core';
import * as text from '../../../messages/case.generated.ts';
import { objectHref } from '../../../ui/case-identity.ts';
import { ComparedVersions } from './compared-versions.tsx';

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
        <ComparedVersions
          details={details}
          versions={[{ title: text.now(), lines, lineUpCaption: text.lineUpNow() }]}
          caption={text.resolvedCaption}
        />
      </Box>
    </CardSection>
  );
}

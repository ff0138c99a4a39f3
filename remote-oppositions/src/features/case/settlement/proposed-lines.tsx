import type { CaseDetails, CaseProposal } from '@counterpoint/domain/schemas/cases';
import * as text from '../../../messages/settlement.generated.ts';
import { ComparedVersions } from '../parts/compared-versions.tsx';

export function ProposedLines({ details, proposal }: { details: CaseDetails; proposal: Pick<CaseProposal, 'lines'> }) {
  const version = { title: text.proposed(), lines: proposal.lines, lineUpCaption: text.lineUpCaption() };
  return <ComparedVersions details={details} versions={[version]} caption={text.sharesCaption} />;
}

import type { CaseDetails, CaseProposal } from '@counterpoint/domain/schemas/cases';
import * as text from '../../../messages/settlement.generated.ts';
import { CompareWithRegistered } from '../parts/compare-with-registered.tsx';

const CAPTIONS = {
  lineUp: text.lineUpCaption,
  shares: (right: string) => text.sharesCaption({ right }),
};

export function ProposedLines({ details, proposal }: { details: CaseDetails; proposal: Pick<CaseProposal, 'lines'> }) {
  return <CompareWithRegistered details={details} lines={proposal.lines} title={text.proposed()} captions={CAPTIONS} />;
}

import type { CaseDetails, CaseProposal } from '@counterpoint/domain/schemas/cases';
import { BesideRegistered } from '../parts/beside-registered.tsx';

const CAPTIONS = {
  lineUp: 'The line-up as registered, and as proposed',
  shares: 'registered, proposed and the difference',
};

export function ProposedLines({ details, proposal }: { details: CaseDetails; proposal: Pick<CaseProposal, 'lines'> }) {
  return <BesideRegistered details={details} lines={proposal.lines} title="Proposed" captions={CAPTIONS} />;
}

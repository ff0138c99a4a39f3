import { formatIpiNameNumber, formatIsni } from '@counterpoint/domain/identifiers';
import type { PartyClaim } from '@counterpoint/domain/schemas/parties';
import { Alert, StatusBadge, Text } from '@counterpoint/kit/core';
import * as fields from '../../messages/member-fields.generated.ts';
import * as text from '../../messages/party-claims.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ClaimActions } from './claim-actions.tsx';

const BASES = {
  ipi_name_number: { label: fields.ipi, format: formatIpiNameNumber },
  isni_number: { label: fields.isni, format: formatIsni },
};

/** A record that the member says is theirs, until it is decided, or with the reason for which it was refused. */
export function ClaimCard({ claim }: { claim: PartyClaim }) {
  const { label, format } = BASES[claim.basis];
  const isOpen = claim.state === 'open';
  return (
    <SectionCard
      title={text.heading()}
      aside={
        <StatusBadge tone={isOpen ? 'amber' : 'terracotta'}>
          {isOpen ? text.beingChecked() : text.refused()}
        </StatusBadge>
      }
    >
      <Text>{text.recordFound({ label: label(), number: format(claim.number) })}</Text>
      {isOpen ? (
        <ClaimActions claim={claim} />
      ) : (
        <Alert tone="info" title={text.whyRefused()}>
          {claim.reason ?? text.otherMember()}
        </Alert>
      )}
    </SectionCard>
  );
}

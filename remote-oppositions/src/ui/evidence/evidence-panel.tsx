import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { CaseSide } from '@counterpoint/domain/schemas/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import { Delayed, Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { evidenceQuery } from '../../api/evidence-api.ts';
import * as text from '../../messages/evidence.generated.ts';
import { EvidenceList } from './evidence-list.tsx';
import { EvidenceUpload } from './evidence-upload.tsx';

interface EvidencePanelProps {
  readonly caseId: string;
  readonly kind: CaseKind;
  readonly side: CaseSide;
  readonly canAdd: boolean;
}

export function EvidencePanel({ caseId, kind, side, canAdd }: EvidencePanelProps) {
  const { http } = useHost();
  const { data, error, refetch } = useQuery(evidenceQuery(http, caseId));
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Delayed>
        <Stack gap="3" role="status" aria-label={text.loading()}>
          <Skeleton height="10" />
          <Skeleton height="10" />
        </Stack>
      </Delayed>
    );
  const { items } = data;
  return (
    <Stack gap="4">
      {items.length > 0 && <EvidenceList caseId={caseId} items={items} side={side} />}
      {items.length === 0 && <Text color="muted">{canAdd ? text.noneYet() : text.none()}</Text>}
      {canAdd && <EvidenceUpload kind={kind} side={side} isBesideList />}
    </Stack>
  );
}

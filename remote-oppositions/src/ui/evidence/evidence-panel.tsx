import { DownloadButton } from '@counterpoint/area-ui/files';
import { Loaded } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { type CaseEvidence, type CaseSide, EVIDENCE_KIND_LABELS } from '@counterpoint/domain/schemas/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import {
  Button,
  chakra,
  Flex,
  Heading,
  Name,
  Note,
  Stack,
  StatusBadge,
  Text,
  useFocusRecovery,
} from '@counterpoint/kit/core';
import { FactsLine } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { formatSize } from '@counterpoint/kit/text';
import { downloadEvidence, evidenceOf, removeEvidence } from '../../api/evidence-api.ts';
import * as text from '../../messages/evidence.generated.ts';
import { EvidenceUpload } from './evidence-upload.tsx';

interface EvidencePanelProps {
  readonly caseId: string;
  readonly kind: CaseKind;
  readonly side: CaseSide;
  readonly canAdd: boolean;
}

export function EvidencePanel({ caseId, kind, side, canAdd }: EvidencePanelProps) {
  return (
    <Loaded query={useRead(evidenceOf(caseId))} loading={<ListSkeleton rows={2} />}>
      {({ items }) => (
        <Stack gap="4">
          {items.length > 0 && <EvidenceList caseId={caseId} items={items} side={side} />}
          {items.length === 0 && <Text color="muted">{canAdd ? text.noneYet() : text.none()}</Text>}
          {canAdd && <EvidenceUpload kind={kind} side={side} isBesideList />}
        </Stack>
      )}
    </Loaded>
  );
}

interface EvidenceListProps {
  readonly caseId: string;
  readonly items: readonly CaseEvidence[];
  readonly side: CaseSide;
}

function EvidenceList({ caseId, items, side }: EvidenceListProps) {
  const groups = [
    { title: text.yourSide(), of: items.filter((item) => item.side === side) },
    { title: text.otherSide(), of: items.filter((item) => item.side !== side && item.side !== null) },
    { title: text.society(), of: items.filter((item) => item.side === null) },
  ].filter(({ of }) => of.length > 0);
  return (
    <Stack gap="4">
      {groups.map(({ title, of }) => (
        <section key={title} aria-label={text.documentsOf({ side: title })}>
          <Heading as="h3" size="sm" color="muted">
            {title}
          </Heading>
          <chakra.ul padding="0" margin="0">
            {of.map((item) => (
              <EvidenceRow key={item.id} caseId={caseId} item={item} />
            ))}
          </chakra.ul>
        </section>
      ))}
    </Stack>
  );
}

function EvidenceRow({ caseId, item }: { readonly caseId: string; readonly item: CaseEvidence }) {
  const { file_name, kind, bytes, visibility, note, brought_by, is_mine } = item;
  return (
    <chakra.li
      listStyleType="none"
      paddingBlock="2.5"
      borderBottomWidth="1px"
      borderColor="line"
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex justify="space-between" gap="3" align="center">
        <Stack gap="0.5" minWidth={0}>
          <Name>{file_name}</Name>
          <Note>
            <FactsLine facts={[is_mine ? text.you() : brought_by, EVIDENCE_KIND_LABELS[kind](), formatSize(bytes)]} />
          </Note>
          {note && <Text fontSize="sm">{note}</Text>}
          {visibility === 'society_only' && (
            <div>
              <StatusBadge tone="violet">{text.societyOnlyBadge()}</StatusBadge>
            </div>
          )}
        </Stack>
        <RowActions caseId={caseId} item={item} />
      </Flex>
    </chakra.li>
  );
}

function RowActions({ caseId, item: { id, file_name, can_take_back } }: { caseId: string; item: CaseEvidence }) {
  const { http, notify } = useHost();
  const refresh = useRefresh(evidenceOf(caseId).key);
  const row = useFocusRecovery<HTMLDivElement>();
  const removal = useMutation({
    mutationFn: () => removeEvidence(http, caseId, id),
    onSuccess: refresh,
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Flex ref={row} gap="1" flexShrink={0}>
      {can_take_back && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.removeFile({ name: file_name })}
          loading={removal.isPending}
          onClick={() => removal.mutate()}
        >
          {text.remove()}
        </Button>
      )}
      <DownloadButton
        size="sm"
        variant="ghost"
        aria-label={text.openFile({ name: file_name })}
        download={(http) => downloadEvidence(http, caseId, id)}
      >
        {text.open()}
      </DownloadButton>
    </Flex>
  );
}

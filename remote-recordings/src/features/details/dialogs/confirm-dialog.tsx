import { useEntry, useEntryActs } from '@counterpoint/catalogue/entry';
import { ConfirmRevisionDialog, type EntryDialogProps } from '@counterpoint/catalogue/revisions';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { Note, Text } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { RECORDINGS } from '../../../api/recordings.ts';
import * as text from '../../../messages/details.generated.ts';
import { claimAfter } from '../../../ui/rights/claim-after.ts';
import { formatRight } from '../../../ui/rights/format-right.ts';
import { myRightsIn } from '../../../ui/rights/my-rights.ts';

interface ConfirmDialogProps extends EntryDialogProps<RecordingDetails> {
  readonly onContest?: (() => void) | undefined;
}

export function ConfirmDialog({ entry, ...dialog }: ConfirmDialogProps) {
  const { confirm } = useEntryActs(RECORDINGS, entry);
  return (
    <ConfirmRevisionDialog given="rights" confirm={confirm} {...dialog}>
      <MyRights recording={entry} />
      <MyClaim recording={entry} />
      <Note>{text.confirmHint()}</Note>
    </ConfirmRevisionDialog>
  );
}

function MyRights({ recording }: { recording: RecordingDetails }) {
  const title = fullTitle(recording);
  const mine = myRightsIn(recording);
  if (mine.length === 0) return <Text>{text.confirmRemoval({ title })}</Text>;
  return (
    <>
      <Text>{text.confirmRights({ title })}</Text>
      {mine.map((line) => (
        <Text key={`${line.valid_from} ${formatRight(line)}`} fontWeight="600">
          {formatRight(line)}
        </Text>
      ))}
    </>
  );
}

function MyClaim({ recording }: { recording: RecordingDetails }) {
  const active = useEntry(RECORDINGS, recording.id).data;
  const [note, ...left] = active ? claimAfter(recording, active) : [];
  return (
    <>
      {note && <Text>{note}</Text>}
      {left.map((words) => (
        <Text key={words} fontWeight="600">
          {words}
        </Text>
      ))}
    </>
  );
}

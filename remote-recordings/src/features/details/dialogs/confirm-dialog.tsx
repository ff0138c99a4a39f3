import { useEntryActs } from '@counterpoint/catalogue/entry';
import { ConfirmVersionDialog, type EntryDialogProps } from '@counterpoint/catalogue/versions';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { Text } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { RECORDINGS } from '../../../api/recordings.ts';
import { rightInWords } from '../right-in-words.ts';

interface ConfirmDialogProps extends EntryDialogProps<RecordingDetails> {
  readonly onContest?: (() => void) | undefined;
}

export function ConfirmDialog({ entry, ...dialog }: ConfirmDialogProps) {
  const { confirm } = useEntryActs(RECORDINGS, entry);
  return (
    <ConfirmVersionDialog given="rights" confirm={confirm} {...dialog}>
      <GivenToMe recording={entry} />
      <Text color="muted" fontSize="sm">
        By confirming you agree to this. If it is not right, say so and why: it is then not registered until you agree.
      </Text>
    </ConfirmVersionDialog>
  );
}

function GivenToMe({ recording }: { recording: RecordingDetails }) {
  const mine = recording.rights.filter(({ is_me, is_claim }) => is_me && !is_claim);
  if (mine.length === 0) return <Text>The new version of “{fullTitle(recording)}” no longer gives you rights.</Text>;
  return (
    <>
      <Text>In “{fullTitle(recording)}” you are given:</Text>
      {mine.map((line) => (
        <Text key={`${line.valid_from} ${rightInWords(line)}`} fontWeight="600">
          {rightInWords(line)}
        </Text>
      ))}
    </>
  );
}

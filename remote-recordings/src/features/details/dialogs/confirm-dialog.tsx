import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { titleOf } from '../facts-in-words.ts';
import { rightInWords } from '../right-in-words.ts';
import { useRecordingActs } from '../use-recording-acts.ts';

interface ConfirmRightsDialogProps {
  /** The version that waits. */
  readonly recording: RecordingDetails;
  readonly onClose: () => void;
  /** Where they are not right: says so instead. Not there for who has said so already. */
  readonly onContest?: (() => void) | undefined;
}

/** Shows what rights one is given, and takes the member's word for it. */
export function ConfirmRightsDialog({ recording, onClose, onContest }: ConfirmRightsDialogProps) {
  const { notify } = useHost();
  const { confirm } = useRecordingActs(recording);
  const confirming = useMutation({
    mutationFn: confirm,
    onSuccess() {
      notify('Your rights are confirmed.', { type: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Confirm your rights"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          {onContest && (
            <Button variant="danger" onClick={onContest}>
              They are not right
            </Button>
          )}
          <Button loading={confirming.isPending} onClick={() => confirming.mutate()}>
            Confirm my rights
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {confirming.error && (
          <Alert tone="error" title="Your rights were not confirmed">
            {messageOf(confirming.error)}
          </Alert>
        )}
        <GivenToMe recording={recording} />
        <Text color="muted" fontSize="sm">
          By confirming you agree to this. If it is not right, say so and why: it is then not registered until you
          agree.
        </Text>
      </Stack>
    </Dialog>
  );
}

function GivenToMe({ recording }: { recording: RecordingDetails }) {
  const mine = recording.rights.filter(({ is_me, is_claim }) => is_me && !is_claim);
  if (mine.length === 0) return <Text>The new version of “{titleOf(recording)}” no longer gives you rights.</Text>;
  return (
    <>
      <Text>In “{titleOf(recording)}” you are given:</Text>
      {mine.map((line) => (
        <Text key={`${line.valid_from} ${rightInWords(line)}`} fontWeight="600">
          {rightInWords(line)}
        </Text>
      ))}
    </>
  );
}

import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Dialog } from '@counterpoint/kit/components';
import { Button, Stack, Text } from '@counterpoint/kit/core';
import * as text from '../../../messages/settlement.generated.ts';
import { NewsSince } from '../answers/case-form.tsx';

interface EndedDialogProps {
  readonly details: CaseDetails;
  /** The case when the member opened the dialog to answer. */
  readonly opened: CaseDetails;
  readonly onClose: () => void;
}

/** Instead of a dialog about a split that is no longer proposed. */
export function EndedDialog({ details, opened, onClose }: EndedDialogProps) {
  return (
    <Dialog
      isOpen
      title={text.endedTitle()}
      onClose={onClose}
      footer={<Button onClick={onClose}>{text.close()}</Button>}
    >
      <Stack gap="3">
        <Text>{text.endedHint()}</Text>
        <NewsSince details={details} opened={opened} />
      </Stack>
    </Dialog>
  );
}

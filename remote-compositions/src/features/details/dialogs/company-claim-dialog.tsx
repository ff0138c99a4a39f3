import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { Dialog } from '@counterpoint/kit/components';
import { Button, Stack, Text } from '@counterpoint/kit/core';

interface CompanyClaimDialogProps {
  readonly work: WorkDetails;
  readonly onClose: () => void;
}

/** A company wrote nothing: its share comes from an agreement, which a case asks for. */
export function CompanyClaimDialog({ work, onClose }: CompanyClaimDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Claim a share of “${work.title}”`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <ButtonLink to={paths.oppositions.opposeWork(work.id)}>Continue to the case</ButtonLink>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          A company has its share by an agreement with a writer or another publisher. It claims that share in a case
          about ownership: you say what is yours, and add the agreement.
        </Text>
        <Text color="muted">Those whose shares would change are asked. Nothing changes until they have answered.</Text>
      </Stack>
    </Dialog>
  );
}

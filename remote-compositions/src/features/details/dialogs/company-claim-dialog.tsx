import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { Dialog } from '@counterpoint/kit/components';
import { Button, Stack, Text } from '@counterpoint/kit/core';
import * as text from '../../../messages/claims.generated.ts';

interface CompanyClaimDialogProps {
  readonly work: WorkDetails;
  readonly onClose: () => void;
}

export function CompanyClaimDialog({ work, onClose }: CompanyClaimDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.claimOf(work)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <ButtonLink to={paths.oppositions.opposeWork(work.id)}>{text.continueToCase()}</ButtonLink>
        </>
      }
    >
      <Stack gap="3">
        <Text>{text.company()}</Text>
        <Text color="muted">{text.companyNext()}</Text>
      </Stack>
    </Dialog>
  );
}

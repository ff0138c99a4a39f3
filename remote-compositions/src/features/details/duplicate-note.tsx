import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { Alert } from '@counterpoint/kit/core';

export function DuplicateNote({ duplicateOf }: { duplicateOf: string | null }) {
  if (duplicateOf === null) return null;
  return (
    <Alert
      tone="info"
      title="This work is registered twice"
      action={
        <ButtonLink size="sm" variant="outline" to={paths.compositions.details(duplicateOf)}>
          Open the other one
        </ButtonLink>
      }
    >
      The society put the two together: the other one is the work from now on.
    </Alert>
  );
}

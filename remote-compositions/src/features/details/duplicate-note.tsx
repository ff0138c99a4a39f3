import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { Alert, Button } from '@counterpoint/kit/core';

/** The society found that the work is another one, which stands in its place. */
export function DuplicateNote({ duplicateOf }: { duplicateOf: string | null }) {
  if (duplicateOf === null) return null;
  return (
    <Alert
      tone="info"
      title="This work is registered twice"
      action={
        <Button size="sm" variant="outline" asChild>
          <Link to={paths.compositions.details(duplicateOf)}>Open the other one</Link>
        </Button>
      }
    >
      The society put the two together: the other one is the work from now on.
    </Alert>
  );
}

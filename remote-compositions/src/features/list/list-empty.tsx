import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';

/** What a new member sees. */
export function NoWorks() {
  return (
    <EmptyState
      title="Your works will stand here"
      action={
        <Button asChild>
          <Link to={paths.compositions.add()}>Register your first composition</Link>
        </Button>
      }
    >
      Register what you wrote, alone or with others, so that the society knows whom to pay when it is played.
    </EmptyState>
  );
}

/** What a search or a filter without a match shows. */
export function NoMatch({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState
      title={query ? `No work matches “${query}”` : 'No work has this status'}
      action={
        <Button variant="outline" onClick={onClear}>
          Show all works
        </Button>
      }
    >
      Search by title, writer, ISWC or IPI name number.
    </EmptyState>
  );
}

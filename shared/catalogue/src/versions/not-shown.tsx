import { Link } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import { EmptyState, PageHeader } from '@counterpoint/kit/page';

interface NotShownProps {
  /** Of one: 'Music composition'; within a sentence 'composition'. */
  readonly name: string;
  readonly noun: string;
  /** The list of one's own: where it is, and what it is called. */
  readonly list: { readonly href: string; readonly name: string; readonly own: string };
  /** Its title, where the page has shown it a moment ago. */
  readonly shownAs: string | null;
}

/** In place of an entry of the catalogue that is not there for the member, or no longer. */
export function NotShown({ name, noun, list, shownAs }: NotShownProps) {
  return (
    <>
      <PageHeader
        title={shownAs ?? name}
        breadcrumbs={[
          { label: list.name, href: list.href },
          { label: shownAs === null ? 'Not found' : 'No longer shown' },
        ]}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
      />
      <EmptyState
        title={shownAs === null ? `This ${noun} cannot be found` : `This ${noun} is no longer shown to you`}
        action={
          <Button asChild>
            <Link to={list.href}>{list.own}</Link>
          </Button>
        }
      >
        {shownAs === null
          ? 'It may have been a draft that was discarded, or it belongs to another member.'
          : 'Since you opened it, who submitted it has taken it back to change it, or withdrawn it. Named in it again, you are asked again.'}
      </EmptyState>
    </>
  );
}

import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { EmptyState } from '@counterpoint/kit/page';
import * as text from '../messages/revisions.generated.ts';

type What = 'work' | 'recording';

interface Shown {
  readonly title: string;
  readonly state: string;
  readonly is_mine: boolean;
  readonly is_party: boolean;
}

export interface NotShownProps {
  readonly name: string;
  readonly list: { readonly href: string; readonly name: string; readonly own: string };
  readonly was: Shown | null;
}

export function NotShown({ name, what, list, was }: NotShownProps & { readonly what: What }) {
  const { crumb, heading, why } = wordsFor(what, was);
  return (
    <>
      <PageHeader title={was?.title ?? name} breadcrumbs={[{ label: list.name, href: list.href }, { label: crumb }]} />
      <EmptyState title={heading} action={<ButtonLink to={list.href}>{list.own}</ButtonLink>}>
        {why}
      </EmptyState>
    </>
  );
}

function wordsFor(what: What, was: Shown | null) {
  if (was === null) return { crumb: text.notFound(), heading: text.notFoundTitle({ what }), why: text.notFoundHint() };
  if (was.is_mine)
    return {
      crumb: text.gone(),
      heading: was.state === 'draft' ? text.goneDraft() : text.goneEntry({ what }),
      why: text.goneHint(),
    };

  return {
    crumb: text.noLongerShown(),
    heading: text.noLongerShownTitle({ what }),
    why: was.is_party ? `${text.noLongerShownHint()} ${text.askedAgain()}` : text.noLongerShownHint(),
  };
}

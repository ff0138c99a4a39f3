import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { EmptyState } from '@counterpoint/kit/page';

interface Shown {
  readonly title: string;
  readonly state: string;
  readonly is_mine: boolean;
  readonly is_party: boolean;
}

export interface NotShownProps {
  /** 'Music composition' and 'composition'. */
  readonly name: string;
  readonly noun: string;
  readonly list: { readonly href: string; readonly name: string; readonly own: string };
  readonly was: Shown | null;
}

export function NotShown({ name, noun, list, was }: NotShownProps) {
  const { crumb, heading, why } = wordsFor(noun, was);
  return (
    <>
      <PageHeader title={was?.title ?? name} breadcrumbs={[{ label: list.name, href: list.href }, { label: crumb }]} />
      <EmptyState title={heading} action={<ButtonLink to={list.href}>{list.own}</ButtonLink>}>
        {why}
      </EmptyState>
    </>
  );
}

function wordsFor(noun: string, was: Shown | null) {
  if (was === null)
    return {
      crumb: 'Not found',
      heading: `This ${noun} cannot be found`,
      why: 'It may have been a draft that was discarded, or it belongs to another member.',
    };
  if (was.is_mine)
    return {
      crumb: 'No longer there',
      heading: was.state === 'draft' ? 'This draft was discarded' : `This ${noun} is no longer there`,
      why: 'It was thrown away elsewhere after you had opened it here.',
    };
  const taken = 'Since you opened it, who submitted it has taken it back to change it, or withdrawn it.';
  return {
    crumb: 'No longer shown',
    heading: `This ${noun} is no longer shown to you`,
    why: was.is_party ? `${taken} Named in it again, you are asked again.` : taken,
  };
}

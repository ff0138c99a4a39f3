import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { PageHeader, useTitle } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { useSearchParams } from '@counterpoint/contract/router';
import type { CaseObject } from '@counterpoint/domain/schemas/cases';
import { Stack } from '@counterpoint/kit/core';
import * as text from '../../messages/filing.generated.ts';
import { GroundPage } from './about/ground-page.tsx';
import { ObjectSearch } from './about/object-search.tsx';
import { WIZARD } from './filing-parts.ts';

export function FilingPage() {
  const [params] = useSearchParams();
  useTitle(text.title());
  const draftId = params.get('draft');
  if (draftId)
    return (
      <LoadedPart lazy={WIZARD} message={text.pageFailed()}>
        {(Opened) => <Opened key={draftId} id={draftId} />}
      </LoadedPart>
    );
  const object = objectIn(params);
  return (
    <>
      <PageHeader
        title={text.title()}
        context={text.context()}
        breadcrumbs={[{ label: text.listTitle(), href: paths.oppositions.list() }, { label: text.fileCase() }]}
        help={{ label: text.help(), href: paths.account.helpTopic('answering-a-dispute') }}
      />
      <Stack gap="4">
        {object ? <GroundPage key={`${object.type} ${object.id}`} object={object} /> : <ObjectSearch />}
      </Stack>
    </>
  );
}

function objectIn(params: URLSearchParams): CaseObject | null {
  for (const type of ['composition', 'recording'] as const) {
    const id = params.get(type);
    if (id) return { type, id };
  }
  return null;
}

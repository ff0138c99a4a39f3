import { LoadedPart } from '@counterpoint/area-ui/later';
import { PageHeader } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useSearchParams } from '@counterpoint/contract/router';
import type { CaseObject } from '@counterpoint/domain/schemas/cases';
import { Stack } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import { GroundPage } from './about/ground-page.tsx';
import { ObjectSearch } from './about/object-search.tsx';
import { WIZARD } from './filing-parts.ts';
import { HELP } from './words/help.ts';

const TITLE = 'Oppose a work or recording';

/** Files a case: `?draft=` resumes one, `?composition=` and `?recording=` start one; otherwise it searches first. */
export function FilingPage() {
  const { setTitle } = useHost();
  const [params] = useSearchParams();
  useEffect(() => setTitle(TITLE), [setTitle]);
  const draftId = params.get('draft');
  if (draftId)
    return (
      <LoadedPart later={WIZARD} message="This page could not be loaded.">
        {(Opened) => <Opened key={draftId} id={draftId} />}
      </LoadedPart>
    );
  const object = objectIn(params);
  return (
    <>
      <PageHeader
        title={TITLE}
        context="Nothing is filed before you say so. What you type is kept as a draft that nobody else sees."
        breadcrumbs={[{ label: 'Works in dispute', href: paths.oppositions.list() }, { label: 'File a case' }]}
        help={HELP}
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

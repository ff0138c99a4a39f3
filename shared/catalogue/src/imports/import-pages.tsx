import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { useSearchParams } from '@counterpoint/contract/router';
import { Stack } from '@counterpoint/kit/core';
import type { Breadcrumb } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import * as text from '../messages/imports.generated.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { type ImportSubject, ImportSubjectProvider } from './import-subject.ts';
import { LimitsCard } from './limits-card.tsx';
import { UploadCard } from './upload-card.tsx';

/** Not needed to choose a file. */
const OPENED = { load: () => import('./import-of-file.tsx').then((module) => module.ImportOfFile) };

interface ImportPagesProps {
  readonly subject: ImportSubject;
  readonly title: string;
  readonly context: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly help: { readonly label: string; readonly href: string };
  readonly children?: ReactNode;
}

/** `?import=<id>` opens one import. */
export function ImportPages({ subject, title, context, breadcrumbs, help, children }: ImportPagesProps) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('import');
  return (
    <ImportSubjectProvider value={subject}>
      <PageHeader
        title={title}
        context={context}
        breadcrumbs={breadcrumbs}
        help={help}
        actions={
          id && (
            <ButtonLink variant="outline" to={subject.importing}>
              {text.all()}
            </ButtonLink>
          )
        }
      />
      {id ? (
        <LoadedPart lazy={{ ...OPENED, name: `${subject.id}-import` }}>
          {(ImportOfFile) => <ImportOfFile key={id} id={id} />}
        </LoadedPart>
      ) : (
        <Stack gap="5">
          <UploadCard onSent={(sent) => setSearch({ import: sent.id })} />
          <EarlierImports />
          {children}
          <LimitsCard />
        </Stack>
      )}
    </ImportSubjectProvider>
  );
}

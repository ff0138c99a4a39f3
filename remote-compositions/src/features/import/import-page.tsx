import { paths } from '@counterpoint/contract/paths';
import { Link, useSearchParams } from '@counterpoint/contract/router';
import { Button, Stack } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { AnswersCard } from './answers-card.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportOfFile } from './import-of-file.tsx';
import { UploadCard } from './upload-card.tsx';

/** Many works at once, out of a file. `?import=` names the one that is looked at. */
export function ImportPage() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('import');
  return (
    <>
      <PageHeader
        title="Import works"
        context="Many works at once, from a table or a CWR file."
        breadcrumbs={[{ label: 'Music compositions', href: paths.compositions.list() }, { label: 'Import works' }]}
        help={{ label: 'How importing works', href: paths.account.helpTopic('importing-a-catalogue') }}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
        actions={
          id && (
            <Button variant="outline" asChild>
              <Link to={paths.compositions.importing()}>All imports</Link>
            </Button>
          )
        }
      />
      {id ? (
        <ImportOfFile key={id} id={id} />
      ) : (
        <Stack gap="5">
          <UploadCard onSent={(sent) => setSearch({ import: sent.id })} />
          <EarlierImports />
          <AnswersCard />
        </Stack>
      )}
    </>
  );
}

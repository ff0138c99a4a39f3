import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { ButtonLink, Loaded, PageHeader, PageLink } from '@counterpoint/area-ui/page';
import { useRead } from '@counterpoint/client/queries';
import { keepPreviousData } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import type { ImportRow } from '@counterpoint/domain/schemas/imports';
import { Box, chakra, Flex, Heading, Note, Stack, StackedCard, StatusBadge, Text } from '@counterpoint/kit/core';
import { type Breadcrumb, RelativeDate } from '@counterpoint/kit/page';
import { Pager, pageCountOf } from '@counterpoint/kit/table';
import { formatSize } from '@counterpoint/kit/text';
import { type ReactNode, useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { FocusRecovery } from './focus-recovery.tsx';
import { importStatus } from './import-status.ts';
import { type ImportSubject, ImportSubjectProvider, importsOf, useImportSubject } from './imports-api.ts';
import { LimitsCard } from './limits-card.tsx';
import { Pending } from './pending.tsx';
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
      {/* Takes the focus from a step that the next one replaces. */}
      <Box role="group" aria-label={title} tabIndex={-1} outline="none">
        <FocusRecovery key={id}>
          {id ? (
            <LoadedPart lazy={{ ...OPENED, name: `${subject.id}-import` }}>
              {(ImportOfFile) => <ImportOfFile id={id} />}
            </LoadedPart>
          ) : (
            <Stack gap="5">
              <UploadCard onSent={(sent) => setSearch({ import: sent.id })} />
              <EarlierImports />
              {children}
              <LimitsCard />
            </Stack>
          )}
        </FocusRecovery>
      </Box>
    </ImportSubjectProvider>
  );
}

function EarlierImports() {
  const { id: subject } = useImportSubject();
  const [page, setPage] = useState(1);
  const imports = useRead(importsOf(subject, page), { placeholderData: keepPreviousData });
  return (
    <StackedCard gap="3">
      <Heading size="md">{text.imports()}</Heading>
      <Loaded query={imports} loading={<Pending height="8rem" />}>
        {({ items, total, per_page }) => (
          <>
            {total === 0 && <Text color="muted">{text.noImports()}</Text>}
            {total > 0 && (
              <ul>
                {items.map((job) => (
                  <Item key={job.id} job={job} />
                ))}
              </ul>
            )}
            <Pager label={text.pages()} page={page} pageCount={pageCountOf({ total, per_page })} onPage={setPage} />
          </>
        )}
      </Loaded>
    </StackedCard>
  );
}

function Item({ job }: { readonly job: ImportRow }) {
  const { some } = useImportSubject();
  const { tone, label } = importStatus(job.state);
  const remaining = job.imported - job.removed;
  return (
    <chakra.li paddingBlock="3" borderTopWidth="1px" borderColor="line">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <chakra.div minWidth={0} flex="1 1 14rem">
          <PageLink fontWeight="semibold" overflowWrap="anywhere" to={`?import=${job.id}`}>
            {job.file_name}
          </PageLink>
          <Note>
            {formatSize(job.bytes)} · <RelativeDate at={job.created_at} />
            {remaining > 0 ? ` · ${some(remaining)}` : ''}
          </Note>
        </chakra.div>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </Flex>
    </chakra.li>
  );
}

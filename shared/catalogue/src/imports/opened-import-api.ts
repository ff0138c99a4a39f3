import { ignoreNotFound, nothing } from '@counterpoint/client/http';
import { queryOf } from '@counterpoint/client/queries';
import { type Download, type HttpClient, useHost } from '@counterpoint/contract';
import { useMutation, useQuery, useQueryClient } from '@counterpoint/contract/query';
import {
  type FindingPage,
  findingPage,
  type ImportChoices,
  type ImportDetails,
  type ImportEncoding,
  type ImportRights,
  type ImportStart,
  importDetails,
  RUNNING_IMPORT_STATES,
} from '@counterpoint/domain/schemas/imports';
import { importErrorOf, importKeys, importPath, useImportSubject } from './imports-api.ts';

type VersionedImport = Pick<ImportDetails, 'id' | 'version'>;

const FINDINGS_A_PAGE = 50;

export function findingsQuery(http: HttpClient, { id, version }: VersionedImport, repair: number) {
  return {
    queryKey: ['imports', 'findings', id, version, repair],
    queryFn: ({ pageParam: page, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) =>
      http.get(`${importPath(id)}/findings`, {
        schema: findingPage,
        query: { repair, page, per_page: FINDINGS_A_PAGE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page, total }: FindingPage) => (page * per_page < total ? page + 1 : null),
  };
}

export function forgetImport(http: HttpClient, { id, version }: VersionedImport) {
  return http.delete(importPath(id), { schema: nothing, version }).catch(ignoreNotFound);
}

export function downloadReport(http: HttpClient, id: string, which: 'rejected' | 'report'): Promise<Download> {
  return http.download(`${importPath(id)}/${which}`);
}

const EVERY_MS = 1_000;

export function useImport(id: string) {
  const { http } = useHost();
  return useQuery({
    ...queryOf(http, { key: importKeys.details(id), path: importPath(id), schema: importDetails }),
    refetchInterval: ({ state: { data } }) => (data && RUNNING_IMPORT_STATES.includes(data.state) ? EVERY_MS : false),
  });
}

/** What a member changes of an opened import, by the request's path. */
interface StepInputs {
  readonly choices: ImportChoices;
  readonly sheet: { readonly sheet: string };
  readonly encoding: { readonly encoding: ImportEncoding };
  readonly rights: ImportRights;
  /** Without choices, resumes with those of the first start. */
  readonly start: Partial<ImportStart>;
  readonly cancellation: null;
  readonly undoing: null;
}

const CHOICES: readonly (keyof StepInputs)[] = ['choices', 'sheet', 'encoding', 'rights'];

export function useImportStep<Name extends keyof StepInputs>({ id, version }: VersionedImport, name: Name) {
  const { http, notify } = useHost();
  const { changes } = useImportSubject();
  const queries = useQueryClient();
  const path = `${importPath(id)}/${name}`;
  return useMutation({
    mutationFn(input: StepInputs[Name]) {
      const request = { schema: importDetails, version, ...(input && { json: input }) };
      return CHOICES.includes(name) ? http.put(path, request) : http.post(path, request);
    },
    onSuccess(details) {
      queries.setQueryData(importKeys.details(details.id), details);
      // An import changes lists that are already cached.
      return queries.invalidateQueries({ queryKey: [changes], refetchType: 'none' });
    },
    onError: (error) => notify(importErrorOf(error), { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: importKeys.all }),
  });
}

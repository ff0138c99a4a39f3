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

export interface VersionedImport {
  readonly id: string;
  readonly version: number;
}

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

export function chooseColumns(http: HttpClient, { id, version }: VersionedImport, json: ImportChoices) {
  return http.put(`${importPath(id)}/choices`, { schema: importDetails, json, version });
}

export function chooseSheet(http: HttpClient, { id, version }: VersionedImport, sheet: string) {
  return http.put(`${importPath(id)}/sheet`, { schema: importDetails, json: { sheet }, version });
}

export function chooseEncoding(http: HttpClient, { id, version }: VersionedImport, encoding: ImportEncoding) {
  return http.put(`${importPath(id)}/encoding`, { schema: importDetails, json: { encoding }, version });
}

export function chooseRights(http: HttpClient, { id, version }: VersionedImport, json: ImportRights) {
  return http.put(`${importPath(id)}/rights`, { schema: importDetails, json, version });
}

/** Without `choices`, resumes with those of the first start. */
export function startImport(http: HttpClient, { id, version }: VersionedImport, choices: Partial<ImportStart> = {}) {
  return http.post(`${importPath(id)}/start`, { schema: importDetails, json: choices, version });
}

export function cancelImport(http: HttpClient, { id, version }: VersionedImport) {
  return http.post(`${importPath(id)}/cancellation`, { schema: importDetails, version });
}

export function undoImport(http: HttpClient, { id, version }: VersionedImport) {
  return http.post(`${importPath(id)}/undoing`, { schema: importDetails, version });
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

type Http = ReturnType<typeof useHost>['http'];

export function useImportStep<Input>(take: (http: Http, input: Input) => Promise<ImportDetails>) {
  const { http, notify } = useHost();
  const { changes } = useImportSubject();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => take(http, input),
    onSuccess(details) {
      queries.setQueryData(importKeys.details(details.id), details);
      // An import changes lists that are already cached.
      return queries.invalidateQueries({ queryKey: [changes], refetchType: 'none' });
    },
    onError: (error) => notify(importErrorOf(error), { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: importKeys.all }),
  });
}

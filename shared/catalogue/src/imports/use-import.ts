import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQuery, useQueryClient } from '@counterpoint/contract/query';
import { type ImportDetails, RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas/imports';
import { useImportSubject } from './import-subject.ts';
import { fetchImport, importKeys } from './imports-api.ts';

const EVERY_MS = 1_000;

export function useImport(id: string) {
  const { http } = useHost();
  return useQuery({
    queryKey: importKeys.details(id),
    queryFn: ({ signal }) => fetchImport(http, id, signal),
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
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: importKeys.all }),
  });
}

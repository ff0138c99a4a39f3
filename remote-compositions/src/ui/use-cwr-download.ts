import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { saveFile } from '@counterpoint/kit/files';
import { downloadCwrFile } from '../api/cwr-files-api.ts';

export function useCwrDownload() {
  const { http, notify } = useHost();
  return useMutation({
    mutationFn: (id: string) => downloadCwrFile(http, id),
    onSuccess: saveFile,
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
}

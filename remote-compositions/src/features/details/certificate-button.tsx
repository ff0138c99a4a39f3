import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Button } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import { downloadCertificate } from '../../api/work-api.ts';

export function CertificateButton({ id }: { id: string }) {
  const { http, notify } = useHost();
  const download = useMutation({
    mutationFn: () => downloadCertificate(http, id),
    onSuccess: saveFile,
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Button variant="outline" loading={download.isPending} onClick={() => download.mutate()}>
      Certificate
    </Button>
  );
}

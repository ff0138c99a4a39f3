import { messageOf } from '@counterpoint/client/http';
import { type Download, type HttpClient, useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Button } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import type { ComponentProps } from 'react';

interface DownloadButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'loading'> {
  readonly download: (http: HttpClient) => Promise<Download>;
}

/** Saves the file, or shows why it couldn't be downloaded. */
export function DownloadButton({ download, ...props }: DownloadButtonProps) {
  const { http, notify } = useHost();
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(http),
    onSuccess: saveFile,
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return <Button variant="outline" {...props} loading={isPending} onClick={() => mutate()} />;
}

import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type PictureSquare, removePicture, uploadPicture } from '../../../api/picture-api.ts';
import { PROFILE } from '../../../api/profile-api.ts';
import * as text from '../../../messages/picture.generated.ts';
import type { RemovalDialogProps } from '../../../ui/removal-dialog.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';
import { type DecodedPicture, readPicture, UnusablePicture } from './read-picture.ts';

type OpenDialog =
  | { readonly kind: 'crop'; readonly picture: DecodedPicture; readonly Dialog: ComponentType<CropDialogProps> }
  | { readonly kind: 'remove'; readonly Dialog: ComponentType<RemovalDialogProps> };

export function usePicture() {
  const { http, notify, refreshProfile, reportError } = useHost();
  const queries = useQueryClient();
  const { show, close, ...dialog } = useDialog();
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);

  function store(profile: Profile): void {
    queries.setQueryData(PROFILE.key, profile);
    // Updates the top bar's copy; a failure here doesn't affect the saved picture.
    refreshProfile().catch(reportError);
  }
  const uploading = useMutation({
    mutationFn({ file, square }: { file: File; square: PictureSquare }) {
      controller.current = new AbortController();
      return uploadPicture(http, { file, square, signal: controller.current.signal });
    },
    onSuccess(profile) {
      store(profile);
      close();
      notify(text.saved(), { type: 'success' });
    },
  });

  return {
    ...dialog,
    uploading,
    close,
    choose: (file: File) =>
      show(async () => {
        const [picture, { CropDialog }] = await Promise.all([readPicture(file), import('./crop-dialog.tsx')]);
        return { kind: 'crop', picture, Dialog: CropDialog };
      }),
    openRemoveDialog: () =>
      show(async () => ({ kind: 'remove', Dialog: (await import('../../../ui/removal-dialog.tsx')).RemovalDialog })),
    remove: async () => store(await removePicture(http)),
    cancelUpload() {
      controller.current.abort();
      uploading.reset();
      close();
    },
  };
}

function useDialog() {
  const { reportError } = useHost();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => (open?.kind === 'crop' ? open.picture.shown.close() : undefined), [open]);

  async function show(load: () => Promise<OpenDialog>): Promise<void> {
    setProblem(null);
    setIsOpening(true);
    try {
      setOpen(await load());
    } catch (error) {
      setProblem(error instanceof UnusablePicture ? error.message : text.notLoaded());
      if (!(error instanceof UnusablePicture)) reportError(error);
    }
    setIsOpening(false);
  }

  return { open, isOpening, problem, show, close: () => setOpen(null) };
}

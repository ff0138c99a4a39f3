import { useHost } from '@counterpoint/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { type PictureSquare, removePicture, uploadPicture } from '../../../api/picture-api.ts';
import * as text from '../../../messages/picture.generated.ts';
import type { CropDialogProps } from './crop-dialog.tsx';
import { type DecodedPicture, readPicture, UnusablePicture } from './read-picture.ts';
import type { RemoveDialogProps } from './remove-dialog.tsx';
import { usePictureSaving } from './use-picture-saving.ts';

export type OpenDialog =
  | { readonly kind: 'crop'; readonly picture: DecodedPicture; readonly Dialog: ComponentType<CropDialogProps> }
  | { readonly kind: 'remove'; readonly Dialog: ComponentType<RemoveDialogProps> };

export function usePicture() {
  const { notify } = useHost();
  const { open, isOpening, problem, show, close } = useDialog();
  const saving = usePictureSaving();

  function choose(file: File): Promise<void> {
    return show(async () => {
      const [picture, { CropDialog }] = await Promise.all([readPicture(file), import('./crop-dialog.tsx')]);
      return { kind: 'crop', picture, Dialog: CropDialog };
    });
  }

  function openRemoveDialog(): Promise<void> {
    return show(async () => ({ kind: 'remove', Dialog: (await import('./remove-dialog.tsx')).RemoveDialog }));
  }

  async function upload(file: File, square: PictureSquare): Promise<void> {
    if (!(await saving.run((http, signal) => uploadPicture(http, { file, square, signal })))) return;
    close();
    notify(text.saved(), { type: 'success' });
  }

  async function remove(onRemoved: () => void): Promise<void> {
    if (!(await saving.run((http) => removePicture(http)))) return;
    onRemoved();
    close();
    notify(text.removed(), { type: 'success' });
  }

  function cancel(): void {
    saving.stop();
    close();
  }

  const { isSaving, failure } = saving;
  return { open, isOpening, problem, isSaving, failure, choose, openRemoveDialog, upload, remove, cancel };
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

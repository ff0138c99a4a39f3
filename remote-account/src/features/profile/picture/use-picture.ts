import { useHost } from '@counterpoint/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { type PictureSquare, removePicture, uploadPicture } from '../../../api/picture-api.ts';
import type { CropDialogProps } from './crop-dialog.tsx';
import { type ReadPicture, readPicture, UnusablePicture } from './read-picture.ts';
import type { RemoveDialogProps } from './remove-dialog.tsx';
import { usePictureSaving } from './use-picture-saving.ts';

/** The dialogs load on demand: most visits to the profile need none. */
export type OpenDialog =
  | { readonly is: 'cropping'; readonly picture: ReadPicture; readonly Dialog: ComponentType<CropDialogProps> }
  | { readonly is: 'removing'; readonly Dialog: ComponentType<RemoveDialogProps> };

const NOT_LOADED = 'The next step could not be loaded. Check your connection and try again.';

export function usePicture() {
  const { notify } = useHost();
  const { open, isOpening, problem, show, close } = useDialog();
  const saving = usePictureSaving();

  function choose(file: File): Promise<void> {
    return show(async () => {
      const [picture, { CropDialog }] = await Promise.all([readPicture(file), import('./crop-dialog.tsx')]);
      return { is: 'cropping', picture, Dialog: CropDialog };
    });
  }

  function askToRemove(): Promise<void> {
    return show(async () => ({ is: 'removing', Dialog: (await import('./remove-dialog.tsx')).RemoveDialog }));
  }

  async function upload(file: File, square: PictureSquare): Promise<void> {
    if (!(await saving.run((http, signal) => uploadPicture(http, { file, square, signal })))) return;
    close();
    notify('Your picture is saved.', { type: 'success' });
  }

  async function remove(onRemoved: () => void): Promise<void> {
    if (!(await saving.run((http) => removePicture(http)))) return;
    onRemoved();
    close();
    notify('Your picture is removed.', { type: 'success' });
  }

  function cancel(): void {
    saving.stop();
    close();
  }

  const { isSaving, failure } = saving;
  return { open, isOpening, problem, isSaving, failure, choose, askToRemove, upload, remove, cancel };
}

function useDialog() {
  const { reportError } = useHost();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => (open?.is === 'cropping' ? open.picture.shown.close() : undefined), [open]);

  async function show(load: () => Promise<OpenDialog>): Promise<void> {
    setProblem(null);
    setIsOpening(true);
    try {
      setOpen(await load());
    } catch (error) {
      setProblem(error instanceof UnusablePicture ? error.message : NOT_LOADED);
      if (!(error instanceof UnusablePicture)) reportError(error);
    }
    setIsOpening(false);
  }

  return { open, isOpening, problem, show, close: () => setOpen(null) };
}

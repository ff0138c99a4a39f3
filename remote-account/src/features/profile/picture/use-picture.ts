import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type PictureSquare, removePicture, uploadPicture } from '../../../api/picture-api.ts';
import { PROFILE } from '../../../api/profile-api.ts';
import * as text from '../../../messages/picture.generated.ts';
import type { CropDialogProps } from './crop-dialog.tsx';
import { type DecodedPicture, readPicture, UnusablePicture } from './read-picture.ts';
import type { RemoveDialogProps } from './remove-dialog.tsx';

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

type Call = (http: HttpClient, signal: AbortSignal) => Promise<Profile>;

function usePictureSaving() {
  const { http, refreshProfile, reportError } = useHost();
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function run(call: Call): Promise<boolean> {
    const controller = new AbortController();
    current.current?.abort();
    current.current = controller;
    setFailure(null);
    setIsSaving(true);
    try {
      queries.setQueryData(PROFILE.key, await call(http, controller.signal));
      // Updates the top bar's copy; a failure here doesn't affect the saved picture.
      refreshProfile().catch(reportError);
      return true;
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error);
      return false;
    } finally {
      if (current.current === controller) setIsSaving(false);
    }
  }

  function stop(): void {
    current.current?.abort();
    setFailure(null);
  }

  return { run, isSaving, failure, stop };
}

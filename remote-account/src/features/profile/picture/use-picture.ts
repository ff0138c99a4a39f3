import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type PictureSquare, removePicture, uploadPicture } from '../../../api/picture-api.ts';
import { profileKeys } from '../../../api/profile-api.ts';
import type { CropDialogProps } from './crop-dialog.tsx';
import { type ReadPicture, readPicture, UnusablePicture } from './read-picture.ts';

/** A picture that waits for its part to be chosen, and what it is chosen in. */
interface Chosen {
  readonly picture: ReadPicture;
  readonly CropDialog: ComponentType<CropDialogProps>;
}

const NO_CROPPER = 'The next step could not be loaded. Check your connection and choose the picture again.';

/** From a chosen file to the picture of the profile. Nothing that is typed beside it is touched. */
export function usePicture() {
  const { notify, reportError } = useHost();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useSaving();
  useEffect(() => () => chosen?.picture.shown.close(), [chosen]);

  async function choose(file: File): Promise<void> {
    setProblem(null);
    setIsReading(true);
    try {
      // The cropper comes with the first picture: most visits to the profile need none.
      const [picture, { CropDialog }] = await Promise.all([readPicture(file), import('./crop-dialog.tsx')]);
      setChosen({ picture, CropDialog });
    } catch (error) {
      setProblem(error instanceof UnusablePicture ? error.message : NO_CROPPER);
      if (!(error instanceof UnusablePicture)) reportError(error);
    }
    setIsReading(false);
  }

  async function upload(square: PictureSquare): Promise<void> {
    if (!chosen) return;
    const { file } = chosen.picture;
    if (!(await saving.run((http, signal) => uploadPicture(http, { file, square, signal })))) return;
    setChosen(null);
    notify('Your picture is saved.', { type: 'success' });
  }

  async function remove(): Promise<boolean> {
    const isRemoved = await saving.run((http) => removePicture(http));
    if (isRemoved) notify('Your picture is removed.', { type: 'success' });
    return isRemoved;
  }

  function cancel(): void {
    saving.stop();
    setChosen(null);
  }

  const { isSaving, failure, forget } = saving;
  return { chosen, isReading, problem, isSaving, failure, choose, upload, remove, cancel, forget };
}

type Call = (http: ReturnType<typeof useHost>['http'], signal: AbortSignal) => Promise<Profile>;

/** Runs a call that changes the picture: what it answers is the profile from then on, here and in the top bar. */
function useSaving() {
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
      queries.setQueryData(profileKeys.mine, await call(http, controller.signal));
      // The top bar's copy; that the picture is saved does not depend on it.
      refreshProfile().catch(reportError);
      return true;
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error);
      return false;
    } finally {
      if (current.current === controller) setIsSaving(false);
    }
  }

  return { run, isSaving, failure, stop: () => current.current?.abort(), forget: () => setFailure(null) };
}

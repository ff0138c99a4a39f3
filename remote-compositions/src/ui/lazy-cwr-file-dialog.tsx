import { LazyDialog } from '@counterpoint/area-ui/lazy';
import * as text from '../messages/cwr.generated.ts';
import type { CwrFileDialogProps } from './cwr-file-dialog.tsx';

const CWR_FILE_DIALOG = {
  name: 'work-cwr-file',
  load: () => import('./cwr-file-dialog.tsx').then((module) => module.CwrFileDialog),
};

export function LazyCwrFileDialog(props: CwrFileDialogProps) {
  return (
    <LazyDialog lazy={CWR_FILE_DIALOG} title={text.create()} onClose={props.onClose}>
      {(CwrFileDialog) => <CwrFileDialog {...props} />}
    </LazyDialog>
  );
}

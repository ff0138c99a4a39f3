import { createContext, type ReactNode, useContext } from 'react';
import { type Uploads, useUploads } from './use-uploads.ts';

const UploadsContext = createContext<Uploads | null>(null);

/**
 * Keeps the files that are on their way to a case for as long as its page is open: what was chosen in a dialog or in a
 * step is still there, or goes on being sent, once that is left.
 */
export function UploadsOfCase({ caseId, children }: { readonly caseId: string; readonly children: ReactNode }) {
  return <UploadsContext value={useUploads(caseId)}>{children}</UploadsContext>;
}

/** The files on their way to the case of this page. */
export function useUploadsOfCase(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('Documents are added within UploadsOfCase.');
  return uploads;
}

import { createContext, type ReactNode, useContext } from 'react';
import { type Uploads, useUploads } from './use-uploads.ts';

const UploadsContext = createContext<Uploads | null>(null);

interface UploadsOfCaseProps {
  readonly caseId: string;
  readonly canAdd: boolean;
  readonly children: ReactNode;
}

/** Keeps uploads for as long as the case page is open, across dialogs and steps. */
export function UploadsOfCase({ caseId, canAdd, children }: UploadsOfCaseProps) {
  return <UploadsContext value={useUploads(caseId, canAdd)}>{children}</UploadsContext>;
}

export function useUploadsOfCase(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('Documents are added within UploadsOfCase.');
  return uploads;
}

import type { Download, HttpClient } from '@counterpoint/contract';
import type { ImportDetails, ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import { createContext, useContext } from 'react';
import * as text from '../messages/imports.generated.ts';

export interface ImportSubject {
  readonly id: ImportSubjectId;

  readonly list: string;
  readonly importing: string;
  readonly details: (id: string) => string;
  /** Prefix of the query keys that an import invalidates. */
  readonly changes: string;
  readonly files: string;
  /** As the HTML attribute `accept`. */
  readonly accept: string;
  readonly newParties: string;
  /** An additional report format, such as a CWR acknowledgement. */
  readonly answer?: {
    readonly label: string;
    isFor(job: Pick<ImportDetails, 'state' | 'about'>): boolean;
    download(http: HttpClient, id: string): Promise<Download>;
  };
}

const Subject = createContext<ImportSubject | null>(null);

export const ImportSubjectProvider = Subject.Provider;

export function useImportSubject(): ImportSubject & { some(number: number): string } {
  const subject = useContext(Subject);
  if (!subject) throw new Error('The page has no ImportSubjectProvider.');
  return { ...subject, some: (count) => text.entries({ what: subject.id, count }) };
}

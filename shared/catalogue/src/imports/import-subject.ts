import type { Download, HttpClient } from '@counterpoint/contract';
import type { ImportDetails, ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import { createContext, useContext } from 'react';
import { count, type Noun } from './import-words.ts';

export interface ImportSubject {
  readonly id: ImportSubjectId;
  readonly noun: Noun;
  readonly list: string;
  readonly importing: string;
  readonly details: (id: string) => string;
  /** Prefix of the query keys that an import invalidates. */
  readonly changes: string;
  /** 'A table of works as CSV or Excel, or a CWR 2.1 or 2.2 file'. */
  readonly files: string;
  /** As the HTML attribute `accept`. */
  readonly accept: string;
  /** 'Writers and publishers to be added'. */
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

/** Throws outside an import page. `some(3)` is `3 works`. */
export function useImportSubject(): ImportSubject & { some(number: number): string } {
  const subject = useContext(Subject);
  if (!subject) throw new Error('Nobody says what is imported here.');
  return { ...subject, some: (number) => count(number, subject.noun) };
}

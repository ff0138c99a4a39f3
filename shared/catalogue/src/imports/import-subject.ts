import type { Download, HttpClient } from '@counterpoint/contract';
import type { ImportDetails, ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import { createContext, useContext } from 'react';
import { count, type Noun } from './import-words.ts';

/** What differs between imports of one kind and another, in the words of the area. */
export interface ImportSubject {
  readonly id: ImportSubjectId;
  /** `work` and `works`. */
  readonly noun: Noun;
  /** Where the area's pages are. */
  readonly list: string;
  readonly importing: string;
  readonly details: (id: string) => string;
  /** The first part of the keys of queries that an import changes the answers of. */
  readonly changes: string;
  /** What files there can be: 'A table of works as CSV or Excel, or a CWR 2.1 or 2.2 file'. */
  readonly files: string;
  /** Endings that the file chooser offers, as `accept` takes them. */
  readonly accept: string;
  /** What new parties are called: 'Writers and publishers to be added'. */
  readonly newParties: string;
  /** A file beside the usual ones that an import can be answered with. */
  readonly answer?: {
    readonly label: string;
    /** Whether this import has one. */
    isFor(job: Pick<ImportDetails, 'state' | 'about'>): boolean;
    download(http: HttpClient, id: string): Promise<Download>;
  };
}

const Subject = createContext<ImportSubject | null>(null);

/** Tells the parts of an import page what is imported. */
export const ImportSubjectProvider = Subject.Provider;

/** What is imported, and `some(3)` as `3 works`. Throws outside an import page. */
export function useImportSubject(): ImportSubject & { some(number: number): string } {
  const subject = useContext(Subject);
  if (!subject) throw new Error('Nobody says what is imported here.');
  return { ...subject, some: (number) => count(number, subject.noun) };
}

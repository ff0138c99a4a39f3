import { v7 } from 'uuid';

/** Ids are made by the application, sorted by time, so that rows can live on any machine. */
export function newId(): string {
  return v7();
}

import { cisText } from '../names/index.ts';
import { type CwrVersion, fieldSpec } from './records/index.ts';

/** Something that a file of CWR cannot say as the portal holds it. */
export interface CwrLoss {
  /** The record and field, `NWR Work Title`; the portal's word where CWR has no place for it. */
  readonly place: string;
  readonly held: string;
  /** What stands in the file instead; null where nothing does. */
  readonly written: string | null;
  readonly why: string;
}

/** Writes values into fields, and notes what does not fit. */
export interface FieldWriter {
  readonly version: CwrVersion;
  readonly losses: CwrLoss[];
  text(type: string, name: string, value: string | null): string;
  /** Notes something that CWR has no place for. */
  lose(place: string, held: string, why: string): void;
}

export function fieldWriter(version: CwrVersion): FieldWriter {
  const losses: CwrLoss[] = [];
  const lose = (place: string, held: string, why: string) => losses.push({ place, held, written: null, why });
  return {
    version,
    losses,
    lose,
    text(type, name, value) {
      const field = fieldSpec(type, name);
      if (value === null || value === '' || !field) return '';
      const place = `${type} ${field.label}`;
      if (field.since > version) {
        lose(place, value, `Version ${version} of CWR has no place for this.`);
        return '';
      }
      const isCis = field.format === 'title' || field.format === 'name' || field.format === 'text';
      const spelt = isCis ? cisText(value, field.format === 'name' ? 'name' : 'title').text : value;
      const written = spelt.slice(0, field.size).trimEnd();
      if (spelt.length > field.size)
        losses.push({ place, held: value, written, why: `CWR has ${field.size} characters for this.` });
      else if (written !== value.toUpperCase())
        losses.push({ place, held: value, written, why: 'CWR has plain capital letters alone.' });
      return written;
    },
  };
}

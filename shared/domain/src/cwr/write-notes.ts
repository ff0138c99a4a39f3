import * as message from '../messages/cwr-files.generated.ts';
import { latinText } from './latin-text.ts';
import { type CwrVersion, fieldSpec, hasField } from './records/index.ts';

export interface CwrLoss {
  readonly place: string;
  readonly held: string;
  readonly written: string | null;
  readonly why: string;
}

export interface FieldWriter {
  readonly version: CwrVersion;
  readonly losses: CwrLoss[];
  text(type: string, name: string, value: string | null): string;
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
      if (!hasField(type, name, version)) {
        lose(place, value, message.notInVersion({ version }));
        return '';
      }
      const isCis = field.format === 'title' || field.format === 'name' || field.format === 'text';
      const spelt = isCis ? latinText(value, field.format === 'name' ? 'name' : 'title') : value;
      const written = spelt.slice(0, field.size).trimEnd();
      if (spelt.length > field.size)
        losses.push({ place, held: value, written, why: message.truncated({ size: field.size }) });
      else if (written !== value.toUpperCase()) losses.push({ place, held: value, written, why: message.capitals() });
      return written;
    },
  };
}

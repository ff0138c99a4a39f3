import { IMPORT_PART_BYTES } from '@counterpoint/domain/schemas/imports';
import type { PartRole } from '../import-tables.ts';
import type { Step } from '../running/import-run.ts';
import { storePart } from './store-part.ts';

export interface PartWriter {
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

/** The heading is written with the first row. */
export function createPartWriter(step: Step, role: PartRole, heading: string): PartWriter {
  let texts: string[] = [heading];
  let length = 0;
  let number = 0;

  async function flush(): Promise<void> {
    if (length === 0) return;
    const contents = Buffer.from(texts.join(''));
    texts = [];
    length = 0;
    await storePart(step, { role, number, contentType: 'text/csv', contents });
    number += 1;
  }

  return {
    async write(text) {
      texts.push(text);
      length += text.length;
      if (length >= IMPORT_PART_BYTES / 4) await flush();
    },
    end: flush,
  };
}

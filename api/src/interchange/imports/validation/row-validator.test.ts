import { importedDraft } from '@counterpoint/domain/imports';
import { importedRecording, plainRecording } from '@counterpoint/domain/recording-imports';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { draftReader } from './row-validator.ts';

const LONG_FILE = 1_500;

describe('readers of imported drafts', () => {
  test('fills in the same defaults, however many drafts were read before', () => {
    const read = draftReader(importedDraft);
    const first = read({ title: ' A  Title', writers: [] });
    const all = Array.from({ length: LONG_FILE }, () => read({ title: ' A  Title', writers: [] }));
    expect(first.data).toMatchObject({ title: 'A Title', version_type: 'ORI', publishers: [], iswc: null });
    expect(all.at(-1)?.data).toEqual(first.data);
    // Each draft has its own copy of a default.
    expect(all.at(-1)?.data?.publishers).not.toBe(all.at(-2)?.data?.publishers);
  });

  test('finds the same problems, however many drafts were read before', () => {
    const wrong = { title: '', iswc: 'T-1', writers: [{ role: 'X', shares: { pr: 1.5, mr: 0 }, party: null }] };
    const read = draftReader(importedDraft);
    const [first, ...others] = Array.from({ length: LONG_FILE }, () => read(wrong));
    const found = first?.error && problemsIn(first.error);
    expect(found?.map(({ path }) => path)).toEqual(['title', 'iswc', 'writers.0.role', 'writers.0.shares.pr']);
    const last = others.at(-1)?.error;
    expect(last && problemsIn(last)).toEqual(found);
  });

  test('reads recordings with a compiled schema and reports the same', () => {
    const right = {
      party: { kind: 'organisation', name: 'Osu Records' },
      role: 'producer',
      uses: ['broadcast'],
      share: 10_000,
      territories: [{ is_included: true, territory: '2136' }],
      valid_from: '2024-01-01',
      valid_to: '9999-12-31',
    };
    const read = draftReader(importedRecording, plainRecording);
    const good = { title: 'Night Market', rights: [right] };
    const bad = { title: 'Night Market', rights: [{ ...right, share: 0, valid_to: '2023-01-01' }] };
    const [firstGood, firstBad] = [read(good), read(bad)];
    for (let draft = 0; draft < LONG_FILE; draft += 1) read(good);
    expect(firstGood.data?.rights[0]).toMatchObject({ valid_to: null, is_controlled_by_third_party: false });
    expect(read(good)).toEqual(firstGood);
    const problems = firstBad.error && problemsIn(firstBad.error);
    expect(problems?.map(({ path }) => path)).toEqual(['rights.0.share', 'rights.0.valid_to']);
    const last = read(bad).error;
    expect(last && problemsIn(last)).toEqual(problems);
  });

  test.each([
    ['works', importedDraft],
    ['recordings', plainRecording],
  ])('compiles everything in %s', (_, schema) => {
    for (const part of partsOf(schema)) expect(() => z.compile(part, { strict: true })).not.toThrow();
  });
});

/** Yields a schema and all its parts. */
function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { shape = {}, element, innerType, in: before, out: after, options = [] } = partsIn(schema);
  const inner = [...Object.values(shape), element, innerType, before, after, ...options];
  return [schema, ...inner.flatMap((part) => (part ? partsOf(part) : []))];
}

interface Parts {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

/** Only some zod definitions have these. */
function partsIn(schema: z.core.$ZodType): Parts {
  return schema._zod.def as Parts;
}

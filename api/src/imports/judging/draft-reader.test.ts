import { importedDraft } from '@counterpoint/domain/imports';
import { problemsIn } from '@counterpoint/domain/schemas';
import { describe, expect, it } from '@jest/globals';
import { draftReader } from './draft-reader.ts';

const LONG_FILE = 1_500;

describe('reading the drafts of a file', () => {
  it('fills in the same, however many drafts were read before', () => {
    const read = draftReader(importedDraft);
    const first = read({ title: ' A  Title', writers: [] });
    const all = Array.from({ length: LONG_FILE }, () => read({ title: ' A  Title', writers: [] }));
    expect(first.data).toMatchObject({ title: 'A Title', version_type: 'ORI', publishers: [], iswc: null });
    expect(all.at(-1)?.data).toEqual(first.data);
    // What is filled in is each draft's own.
    expect(all.at(-1)?.data?.publishers).not.toBe(all.at(-2)?.data?.publishers);
  });

  it('finds the same wrong, however many drafts were read before', () => {
    const wrong = { title: '', iswc: 'T-1', writers: [{ role: 'X', shares: { pr: 1.5, mr: 0 }, party: null }] };
    const read = draftReader(importedDraft);
    const [first, ...others] = Array.from({ length: LONG_FILE }, () => read(wrong));
    const found = first?.error && problemsIn(first.error);
    expect(found?.map(({ path }) => path)).toEqual(['title', 'iswc', 'writers.0.role', 'writers.0.shares.pr']);
    const last = others.at(-1)?.error;
    expect(last && problemsIn(last)).toEqual(found);
  });
});

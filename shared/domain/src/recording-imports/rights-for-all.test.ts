import { describe, expect, test } from '@jest/globals';
import type { ImportedWork } from '../imports/imported-work.ts';
import { importedRecording } from './imported-recording.ts';
import { proposeHolders, type RightsForAll, withRights } from './rights-for-all.ts';

const RIGHTS: RightsForAll = {
  name: 'Osu Records',
  uses: ['broadcast'],
  territories: [{ is_included: true, territory: '2136' }],
};

function recording(draft: object): ImportedWork {
  const place = { line: 1, column: null, found: null };
  return {
    kind: 'work',
    number: null,
    draft,
    lines: { from: 1, to: 1 },
    findings: [],
    placeOf: () => place,
    source: [],
  };
}

function rightsAfter(draft: object) {
  const { draft: changed } = withRights(recording({ title: 'River', rights: [], ...draft }), RIGHTS);
  return importedRecording.parse(changed).rights;
}

describe('rights for all recordings of a file', () => {
  test.each([
    [{ p_line_year: 2024 }, '2024-01-01'],
    [{ p_line_year: 2024, release_date: '2023-05-31' }, '2023-05-31'],
  ])('begin with the recording: %j', (dates, valid_from) => {
    expect(rightsAfter(dates)).toMatchObject([{ party: { name: 'Osu Records' }, share: 10_000, valid_from }]);
  });

  test('leave rights of the file alone', () => {
    const rights = rightsAfter({ p_line_year: 2024 }).map((right) => ({ ...right, share: 5_000 }));
    expect(rightsAfter({ rights })).toMatchObject([{ share: 5_000 }]);
  });

  test('are proposed for the owner in the P line, the label and the sender, each once', () => {
    const draft = importedRecording.parse({
      title: 'River',
      p_line: 'Osu Records, under exclusive licence to Tema',
      label: 'OSU RECORDS',
    });
    expect(proposeHolders(draft, 'Distributor')).toEqual([
      { name: 'Osu Records', from: 'p_line' },
      { name: 'Distributor', from: 'sender' },
    ]);
  });
});

import type { ImportedPlace, ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import { type ImportedRecording, importedRecording, plainRecording } from '@counterpoint/domain/recording-imports';
import { checkRecording } from '@counterpoint/domain/recording-rules';
import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/import-findings.generated.ts';
import { partyKey, twinKey } from '../validation/party-key.ts';
import { createRowValidator } from '../validation/row-validator.ts';
import { rejectedCells, type ValidatedRow } from '../validation/validated-row.ts';

export type ValidatedRecording = ValidatedRow<ImportedRecording>;

export function createRecordingValidator(): (recording: ImportedWork) => ValidatedRecording {
  return createRowValidator({
    noun: 'recording',
    schema: importedRecording,
    plain: plainRecording,
    brokenRules,
    codeOf: ({ isrc }) => isrc,
    repeatedCode: { path: 'isrc', id: 'I-ISR-01', expected: text.ownIsrc, correction: text.repeatedIsrc },
    repeatKeyOf: ({ title, version_title, display_artist }) =>
      twinKey([title, version_title ?? '', display_artist ?? ''], []),
    repeated: { id: 'I-TWN-02', correction: text.repeatedRecording },
  });
}

function brokenRules(work: ImportedWork, draft: ImportedRecording): ImportFinding[] {
  const isRejected = rejectedCells(work);
  return checkRecording(asRuled(draft)).flatMap(({ id, path, message, severity }) => {
    const place = work.placeOf(path);
    if (place.column !== null && isRejected(place)) return [];
    const expected = TOTALS[id]?.() ?? null;
    return { ...(expected === null ? place : placeOfShares(work, draft)), id, severity, expected, correction: message };
  });
}

/** Totals differ by use, country and day; the message has the figures. */
const TOTALS: Readonly<Record<string, Message>> = {
  'R-TOT-01': text.mostTotal,
  'R-TOT-02': text.wholeTotal,
};

/** A total has no cell of its own, so it is reported at the first share. */
function placeOfShares(
  work: ImportedWork,
  { rights }: ImportedRecording,
): ImportedPlace & Pick<ImportFinding, 'cells'> {
  const places = [...rights.keys()].map((index) => work.placeOf(`rights.${index}.share`));
  const cells = places.filter(({ column }) => column !== null);
  return cells[0] ? { ...cells[0], found: null, cells } : work.placeOf('rights');
}

function asRuled(draft: ImportedRecording): Parameters<typeof checkRecording>[0] {
  return {
    ...draft,
    contributors: draft.contributors.map((line) => ({ ...line, party_id: line.party && partyKey(line.party) })),
    rights: draft.rights.map((line) => ({ ...line, party_id: partyKey(line.party) })),
  };
}

import { type ImportedPlace, type ImportedWork, type ImportFinding, ownNumber } from '@counterpoint/domain/imports';
import { type ImportedRecording, importedRecording, plainRecording } from '@counterpoint/domain/recording-imports';
import { checkRecording } from '@counterpoint/domain/recording-rules';
import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/import-findings.generated.ts';
import { draftReader, type ReadDraft } from '../validation/draft-reader.ts';
import { partyKey } from '../validation/party-key.ts';
import { SeenSet } from '../validation/seen-set.ts';
import { twinKey } from '../validation/twin-key.ts';
import type { ValidatedRow } from '../validation/validated-row.ts';
import { wrongFields } from '../validation/wrong-fields.ts';

export type ValidatedRecording = ValidatedRow<ImportedRecording>;

export function createRecordingValidator(): (recording: ImportedWork) => ValidatedRecording {
  const read = draftReader(importedRecording, plainRecording);
  const seen = { numbers: new SeenSet(), isrcs: new SeenSet(), twins: new SeenSet() };
  return (recording) => validateRow(recording, read(recording.draft), seen);
}

interface SeenRecordings {
  readonly numbers: SeenSet;
  readonly isrcs: SeenSet;
  readonly twins: SeenSet;
}

function validateRow(
  work: ImportedWork,
  parsed: ReadDraft<ImportedRecording>,
  seen: SeenRecordings,
): ValidatedRecording {
  const numbered = ownNumber.safeParse(work.number);
  const number = numbered.success ? numbered.data : null;
  const wrong = numbered.success ? [] : wrongFields(work, numbered.error, 'recording_number');
  const findings = [...work.findings, ...wrong];
  if (!parsed.success) {
    findings.push(...wrongFields(work, parsed.error, 'recording_number'));
    return { work, number, draft: null, findings, isTakenOver: false };
  }
  const draft = parsed.data;
  findings.push(...brokenRules(work, draft));
  if (number && !seen.numbers.add(number)) findings.push({ ...work.placeOf('recording_number'), ...repeatedNumber() });
  if (draft.isrc && !seen.isrcs.add(draft.isrc)) findings.push({ ...work.placeOf('isrc'), ...repeatedIsrc() });
  const { title, version_title, display_artist } = draft;
  const isTwin = !seen.twins.add(twinKey([title, version_title ?? '', display_artist ?? ''], []));
  if (isTwin && !draft.isrc) findings.push({ ...work.placeOf('title'), ...repeatedRecording() });
  return { work, number, draft, findings, isTakenOver: false };
}

function brokenRules(work: ImportedWork, draft: ImportedRecording): ImportFinding[] {
  const unread = work.findings.filter(({ severity }) => severity === 'block');
  const reportedPlaces = new Set(unread.map(({ line, column }) => `${line} ${column}`));
  return checkRecording(asRuled(draft)).flatMap(({ id, path, message, severity }) => {
    const place = work.placeOf(path);
    if (place.column !== null && reportedPlaces.has(`${place.line} ${place.column}`)) return [];
    const expected = TOTALS[id]?.() ?? null;
    return { ...(expected === null ? place : placeOfShare(work, draft)), id, severity, expected, correction: message };
  });
}

/** Totals differ by use, country and day; the message has the figures. */
const TOTALS: Readonly<Record<string, Message>> = {
  'R-TOT-01': text.mostTotal,
  'R-TOT-02': text.wholeTotal,
};

/** A total has no cell of its own, so it is reported at the first share. */
function placeOfShare(work: ImportedWork, { rights }: ImportedRecording): ImportedPlace {
  const places = [...rights.keys()].map((index) => work.placeOf(`rights.${index}.share`));
  const place = places.find(({ column }) => column !== null);
  return place ? { ...place, found: null } : work.placeOf('rights');
}

function asRuled(draft: ImportedRecording): Parameters<typeof checkRecording>[0] {
  return {
    ...draft,
    contributors: draft.contributors.map((line) => ({ ...line, party_id: line.party && partyKey(line.party) })),
    rights: draft.rights.map((line) => ({ ...line, party_id: partyKey(line.party) })),
  };
}

type OfRecording = Omit<ImportFinding, 'line' | 'column' | 'found'>;

function repeatedNumber(): OfRecording {
  return {
    id: 'I-NUM-01',
    severity: 'block',
    expected: text.ownNumber(),
    correction: text.repeatedNumber({ noun: 'recording' }),
  };
}
function repeatedIsrc(): OfRecording {
  return {
    id: 'I-ISR-01',
    severity: 'block',
    expected: text.ownIsrc(),
    correction: text.repeatedIsrc(),
  };
}
function repeatedRecording(): OfRecording {
  return {
    id: 'I-TWN-02',
    severity: 'warn',
    expected: text.once({ noun: 'recording' }),
    correction: text.repeatedRecording(),
  };
}

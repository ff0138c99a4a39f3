import { type ImportedPlace, type ImportedWork, type ImportFinding, ownNumber } from '@counterpoint/domain/imports';
import { type ImportedRecording, importedRecording, plainRecording } from '@counterpoint/domain/recording-imports';
import { checkRecording } from '@counterpoint/domain/recording-rules';
import { draftReader, type ReadDraft } from '../judging/draft-reader.ts';
import type { Judged } from '../judging/judged.ts';
import { partyKey } from '../judging/party-key.ts';
import { SeenSet } from '../judging/seen-set.ts';
import { twinKey } from '../judging/twin-key.ts';
import { wrongFields } from '../judging/wrong-fields.ts';

export type JudgedRecording = Judged<ImportedRecording>;

export function judgeRecordings(): (recording: ImportedWork) => JudgedRecording {
  const read = draftReader(importedRecording, plainRecording);
  const seen = { numbers: new SeenSet(), isrcs: new SeenSet(), twins: new SeenSet() };
  return (recording) => judgeAlone(recording, read(recording.draft), seen);
}

interface SeenRecordings {
  readonly numbers: SeenSet;
  readonly isrcs: SeenSet;
  readonly twins: SeenSet;
}

function judgeAlone(work: ImportedWork, parsed: ReadDraft<ImportedRecording>, seen: SeenRecordings): JudgedRecording {
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
  if (number && !seen.numbers.add(number)) findings.push({ ...work.placeOf('recording_number'), ...NUMBER_TWICE });
  if (draft.isrc && !seen.isrcs.add(draft.isrc)) findings.push({ ...work.placeOf('isrc'), ...ISRC_TWICE });
  const { title, version_title, display_artist } = draft;
  const isTwin = !seen.twins.add(twinKey([title, version_title ?? '', display_artist ?? ''], []));
  if (isTwin && !draft.isrc) findings.push({ ...work.placeOf('title'), ...TWIN });
  return { work, number, draft, findings, isTakenOver: false };
}

function brokenRules(work: ImportedWork, draft: ImportedRecording): ImportFinding[] {
  const unread = work.findings.filter(({ severity }) => severity === 'block');
  const told = new Set(unread.map(({ line, column }) => `${line} ${column}`));
  return checkRecording(asRuled(draft)).flatMap(({ id, path, message, severity }) => {
    const place = work.placeOf(path);
    if (place.column !== null && told.has(`${place.line} ${place.column}`)) return [];
    const expected = TOTALS[id] ?? null;
    return { ...(expected === null ? place : placeOfShare(work, draft)), id, severity, expected, mend: message };
  });
}

/** Totals differ by use, country and day; the message has the figures. */
const TOTALS: Readonly<Record<string, string>> = {
  'R-TOT-01': 'at most 100.00%, within 0.06',
  'R-TOT-02': '100.00%, within 0.06',
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

const NUMBER_TWICE: OfRecording = {
  id: 'I-NUM-01',
  severity: 'block',
  expected: 'a number of its own',
  mend: 'This number stands further up in the file. Rows of one recording must follow one another; give others other numbers.',
};
const ISRC_TWICE: OfRecording = {
  id: 'I-ISR-01',
  severity: 'block',
  expected: 'an ISRC of its own',
  mend: 'Another recording of this file has the same ISRC. Look which of them it belongs to.',
};
const TWIN: OfRecording = {
  id: 'I-TWN-02',
  severity: 'warn',
  expected: 'each recording once',
  mend: 'A recording further up in the file has this title, version and artist. If it is the same one, take one of the two out.',
};

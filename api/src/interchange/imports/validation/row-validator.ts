import { type ImportedWork, type ImportFinding, ownNumber, rejection, warning } from '@counterpoint/domain/imports';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import type { Message } from '@counterpoint/messages';
import * as z from 'zod';
import * as text from '../../../messages/import-findings.generated.ts';
import { StringSet } from './string-set.ts';
import { rejectedCells, report, type ValidatedRow } from './validated-row.ts';

interface RowRules<Draft> {
  readonly noun: 'work' | 'recording';
  readonly schema: z.core.$ZodType<Draft>;
  /** See `draftReader`. */
  readonly plain?: z.core.$ZodType<Draft>;
  brokenRules(work: ImportedWork, draft: Draft): ImportFinding[];
  /** The ISWC or ISRC. */
  codeOf(draft: Draft): string | null;
  readonly repeatedCode: {
    readonly path: string;
    readonly id: string;
    readonly expected: Message;
    readonly correction: Message;
  };
  /** Rows with an equal key are probably the same; not if they have a code each. */
  repeatKeyOf(draft: Draft): string;
  readonly repeated: { readonly id: string; readonly correction: Message };
}

/** Validates rows one after another, by themselves and beside the earlier ones of the file. */
export function createRowValidator<Draft>(rules: RowRules<Draft>): (work: ImportedWork) => ValidatedRow<Draft> {
  const { noun, schema, plain = schema, repeatedCode, repeated } = rules;
  const read = draftReader(schema, plain);
  const seen = { numbers: new StringSet(), codes: new StringSet(), repeatKeys: new StringSet() };
  const numberPath = `${noun}_number`;

  function validateDraft(row: ValidatedRow<Draft>, draft: Draft): void {
    const { number, work, findings } = row;
    findings.push(...rules.brokenRules(work, draft));
    if (number && !seen.numbers.add(number))
      report(row, numberPath, rejection('I-NUM-01', text.repeatedNumber({ noun }), text.ownNumber()));
    const code = rules.codeOf(draft);
    if (code && !seen.codes.add(code)) {
      const { path, id, expected, correction } = repeatedCode;
      report(row, path, rejection(id, correction(), expected()));
    }
    if (!seen.repeatKeys.add(rules.repeatKeyOf(draft)) && !code)
      report(row, 'title', warning(repeated.id, repeated.correction(), text.once({ noun })));
  }

  return (work) => {
    const number = ownNumber.safeParse(work.number);
    const draft = read(work.draft);
    const findings = [...work.findings];
    for (const { error } of [number, draft]) if (error) findings.push(...wrongFields(work, error, numberPath));
    const row = { work, number: number.data ?? null, draft: draft.data ?? null, findings, isRevision: false };
    if (draft.success) validateDraft(row, draft.data);
    return row;
  };
}

/** Compiling costs what it saves on about this many drafts. Most files have fewer. */
const MIN_DRAFTS_TO_COMPILE = 1_000;

/** For long files, `plain` is compiled; `schema` parses again what it refuses, so that messages stay the same. */
export function draftReader<Draft>(
  schema: z.core.$ZodType<Draft>,
  plain: z.core.$ZodType<Draft> = schema,
): (value: unknown) => z.ZodSafeParseResult<Draft> {
  let reading = schema;
  let count = 0;
  return (value) => {
    count += 1;
    if (count === MIN_DRAFTS_TO_COMPILE) reading = z.compile(plain);
    const read = z.safeParse(reading, value);
    return read.success || plain === schema ? read : z.safeParse(schema, value);
  };
}

/** An unreadable cell is also missing, but reported once. */
function wrongFields(work: ImportedWork, error: Parameters<typeof problemsIn>[0], whole: string): ImportFinding[] {
  const isRejected = rejectedCells(work);
  return problemsIn(error).flatMap(({ path, message }) => {
    const place = work.placeOf(path || whole);
    if (isRejected(place)) return [];
    return { ...place, ...rejection('I-FLD-01', message) };
  });
}

import * as z from 'zod/mini';
import { codesOf } from '../../fields/codes-of.ts';
import * as encoding from '../../messages/import-encodings.generated.ts';
import * as text from '../../messages/import-requests.generated.ts';
import * as state from '../../messages/import-states.generated.ts';
import { USE_TYPES } from '../../recording-rights/index.ts';
import { listOf } from '../requests/list-of.ts';
import { pageOf, pageQuery } from '../requests/paging.ts';
import { body, id, instant, orNull, requiredText } from '../requests/text.ts';

export const IMPORT_SUBJECTS = ['composition', 'recording'] as const;
export type ImportSubjectId = (typeof IMPORT_SUBJECTS)[number];

export const IMPORT_STATE_LABELS = state.importStateLabels;
export const IMPORT_STATES = codesOf(IMPORT_STATE_LABELS);
export type ImportState = keyof typeof IMPORT_STATE_LABELS;

export const RUNNING_IMPORT_STATES: readonly ImportState[] = ['reading', 'checking', 'importing', 'undoing'];

/** Encodings of one byte a letter, which a file doesn't name. */
export const IMPORT_ENCODING_LABELS = encoding.importEncodingLabels;
export const IMPORT_ENCODINGS = codesOf(IMPORT_ENCODING_LABELS);
export type ImportEncoding = keyof typeof IMPORT_ENCODING_LABELS;

export const IMPORT_MOST_BYTES = 200_000_000;
export const IMPORT_PART_BYTES = 4_000_000;

export const newImport = body({
  subject: z._default(z.enum(IMPORT_SUBJECTS, { error: text.chooseSubject }), 'composition'),
  file_name: requiredText(text.enterFileName, 255),
  bytes: z
    .int({ error: text.enterSize })
    .check(
      z.gte(1, { error: text.emptyFile }),
      z.lte(IMPORT_MOST_BYTES, { error: () => text.tooLarge({ megabytes: IMPORT_MOST_BYTES / 1_000_000 }) }),
    ),
});
export type NewImport = z.output<typeof newImport>;

const columnTarget = body(
  {
    key: z.string({ error: text.chooseColumn }).check(z.maxLength(60, { error: text.chooseColumn })),
    slot: z._default(z.int({ error: text.chooseColumn }).check(z.gte(1), z.lte(99)), 1),
  },
  text.chooseColumn,
);

const MAX_COLUMNS = 500;

const MAX_CELL_LENGTH = 1000;
const MAX_CORRECTIONS = 2000;

/** Replaces a cell of the uploaded file; `column` counts from 0. */
const cellCorrection = body({
  line: z.int({ error: text.chooseCell }).check(z.gte(1, { error: text.chooseCell })),
  column: z.int({ error: text.chooseCell }).check(z.gte(0, { error: text.chooseCell })),
  value: z
    .string({ error: text.enterCell })
    .check(z.maxLength(MAX_CELL_LENGTH, { error: () => text.longCell({ max: MAX_CELL_LENGTH }) })),
});
export type CellCorrection = z.output<typeof cellCorrection>;

export const importChoices = body({
  columns: listOf(z.nullable(columnTarget), MAX_COLUMNS, { error: text.chooseColumns, tooMany: text.tooManyColumns }),
  share_unit: z._default(z.enum(['percent', 'fraction'], { error: text.chooseShareUnit }), 'percent'),
  corrections: z._default(
    listOf(cellCorrection, MAX_CORRECTIONS, { error: text.chooseCell, tooMany: text.tooManyCorrections }),
    [],
  ),
});
export type ImportChoices = z.output<typeof importChoices>;

export const importSheet = body({ sheet: requiredText(text.chooseSheet, 1_000) });

export const importEncoding = body({ encoding: z.enum(IMPORT_ENCODINGS, { error: text.chooseEncoding }) });

/** Rights that all recordings of a file get which have none. */
export const chosenRights = z.object({
  name: z.string(),
  uses: z.array(z.enum(USE_TYPES)),
  territories: z.array(z.object({ is_included: z.boolean(), territory: z.string() })),
});

export const importRights = body({
  name: requiredText(text.enterHolder, 200),
  uses: z
    .array(z.enum(USE_TYPES, { error: text.chooseUses }), { error: text.chooseUses })
    .check(z.minLength(1, { error: text.chooseUses })),
  /** As in a table: `World except GH, NG`. */
  territories: requiredText(text.enterTerritories, 1_000),
});
export type ImportRights = z.output<typeof importRights>;

export const importStart = body({
  as_drafts: z._default(z.boolean({ error: text.chooseDrafts }), false),
  leaves_out_alike: z._default(z.boolean({ error: text.chooseDuplicates }), true),
  /** Claims the member's rights in recordings that others registered; ignored for drafts. */
  claims_rights: z._default(z.boolean({ error: text.chooseClaims }), false),
});
export type ImportStart = z.output<typeof importStart>;

export const importRow = z.object({
  id,
  version: z.int(),
  subject: z.enum(IMPORT_SUBJECTS),
  state: z.enum(IMPORT_STATES),
  file_name: z.string(),
  bytes: z.int(),
  received: z.int(),
  about: z.nullable(z.string()),
  as_drafts: z.boolean(),
  /** Progress of the current step, from 0 to 1. */
  progress: z.number(),
  imported: z.int(),
  removed: z.int(),
  problem: z.nullable(z.string()),
  created_at: instant,
  finished_at: z.nullable(instant),
  updated_at: instant,
});
export type ImportRow = z.infer<typeof importRow>;

/** Findings of one rule in one column, which are fixed together. */
export const importRepair = z.object({
  repair: z.int(),
  rule: z.string(),
  severity: z.enum(['block', 'warn']),
  column: z.nullable(z.string()),
  correction: z.string(),
  findings: z.int(),
  works: z.int(),
});
export type ImportRepair = z.infer<typeof importRepair>;

export const importReport = z.object({
  works: z.int(),
  clean: z.int(),
  /** Clean rows, and rows that only break submission rules. */
  draftable: z.int(),
  /** Probable duplicates among the clean and the draftable rows. */
  clean_alike: z.int(),
  draftable_alike: z.int(),
  /** Other members' recordings in which the member could claim the file's rights. */
  claimable: z.int(),
  new_parties: z.int(),
  is_refused: z.boolean(),
  repairs: z.array(importRepair),
  /** Recordings without rights, and who may hold them. */
  without_rights: z._default(z.int(), 0),
  holders: z._default(
    z.array(z.object({ name: z.string(), from: z.enum(['p_line', 'label', 'sender']), recordings: z.int() })),
    [],
  ),
});
export type ImportReport = z.infer<typeof importReport>;

const target = z.object({ key: z.string(), slot: z.int() });

export const importPreview = z.object({
  header: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  columns: z.array(z.nullable(target)),
  share_unit: z.enum(['percent', 'fraction']),
  corrections: z.array(z.object({ line: z.int(), column: z.int(), value: z.string() })),
  /** The member mapped a file with these headings before. */
  is_remembered: z.boolean(),
  /** Sheets of a workbook, or tables of a ZIP, to choose from; empty if there is one. */
  sheets: z._default(z.array(z.string()), []),
  sheet: orNull(z.string()),
  /** To choose from, each with the same words of the file; empty if the file tells its encoding. */
  encodings: z._default(z.array(z.object({ encoding: z.enum(IMPORT_ENCODINGS), words: z.array(z.string()) })), []),
  encoding: orNull(z.enum(IMPORT_ENCODINGS)),
  /** Columns with `is_of_work` can be mapped only once. */
  targets: z.array(z.object({ key: z.string(), label: z.string(), is_of_work: z.boolean(), is_share: z.boolean() })),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** Created, already registered, refused, undone, or kept because it changed since. */
export const IMPORT_CLAIM_OUTCOMES = ['claimed', 'confirmed', 'refused', 'undone', 'kept'] as const;

export const importClaim = z.object({
  id,
  title: z.string(),
  line: z.nullable(z.int()),
  outcome: z.enum(IMPORT_CLAIM_OUTCOMES),
  why: z.nullable(z.string()),
});
export type ImportClaim = z.infer<typeof importClaim>;

const keptEntry = z.object({ id, title: z.string(), why: z.optional(z.string()) });

/** `version` is the value for `If-Match`. */
export const importDetails = z.extend(importRow, {
  preview: z.nullable(importPreview),
  report: z.nullable(importReport),
  /** Chosen for all recordings without rights, as sent. An earlier release answers with the name alone. */
  rights: orNull(
    z.object({
      name: z.string(),
      uses: z._default(z.array(z.enum(USE_TYPES)), [...USE_TYPES]),
      territories: z._default(z.string(), ''),
    }),
  ),
  has_rejected: z.boolean(),
  /** Edited since the import, so an undo left them. `why` is set for works that were only revised. */
  kept: z.array(keptEntry),
  /** All of them, of which `kept` has the first. */
  kept_count: z._default(z.int(), 0),
  /** Revisions that could not be submitted and stayed drafts. */
  not_submitted: z._default(z.array(keptEntry), []),
  not_submitted_count: z._default(z.int(), 0),
  leaves_out_alike: z.boolean(),
  claims_rights: z.boolean(),
  /** Imported entries that await confirmation, and the first of the members who are asked, most entries first. */
  awaited: z.object({
    entries: z.int(),
    members: z.array(z.object({ party_id: id, name: z.string(), entries: z.int() })),
    other_members: z._default(z.int(), 0),
  }),
  claims: z.object({
    counts: z.partialRecord(z.enum(IMPORT_CLAIM_OUTCOMES), z.int()),
    items: z.array(importClaim),
  }),
});
export type ImportDetails = z.infer<typeof importDetails>;

export const importQuery = z.extend(z.pick(pageQuery, { page: true, per_page: true }), {
  subject: z._default(z.enum(IMPORT_SUBJECTS, { error: text.chooseSubject }), 'composition'),
});
export const importPage = pageOf(importRow);
export type ImportPage = z.infer<typeof importPage>;

export const findingQuery = z.extend(z.pick(pageQuery, { page: true, per_page: true }), {
  repair: z.coerce
    .number({ error: text.chooseRepair })
    .check(z.int({ error: text.chooseRepair }), z.gte(0, { error: text.chooseRepair })),
});
const findingCell = z.object({ line: z.int(), column: z.nullable(z.string()), found: z.nullable(z.string()) });
export const importFinding = z.object({
  line: z.nullable(z.int()),
  column: z.nullable(z.string()),
  found: z.nullable(z.string()),
  expected: z.nullable(z.string()),
  correction: z.string(),
  /** The cells that add up to the total found. */
  cells: z._default(z.array(findingCell), []),
});
/** `total` counts the findings shown; the file of findings has all. */
export const findingPage = pageOf(importFinding);
export type FindingPage = z.infer<typeof findingPage>;

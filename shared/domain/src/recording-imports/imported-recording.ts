import * as z from 'zod/mini';
import { namedParty } from '../imports/imported-draft.ts';
import { nameContributor } from '../messages/import-files.generated.ts';
import { beforeFirstDay } from '../messages/lines.generated.ts';
import * as text from '../messages/recording-lines.generated.ts';
import { MAX_CONTRIBUTORS, MAX_RIGHTS, recordingDraft } from '../schemas/recordings/recording-draft.ts';
import { contributorLine, fileRightLine, plainRightLine } from '../schemas/recordings/recording-lines.ts';
import { body } from '../schemas/requests/text.ts';

const { party_id: _, ...contributorShape } = contributorLine.shape;

const importedContributor = body(
  { ...contributorShape, party: z._default(z.nullable(namedParty), null) },
  text.enterContributor,
).check(
  z.refine(({ party, name }) => party !== null || name !== null, {
    error: nameContributor,
    path: ['name'],
  }),
  z.refine(({ performed_from: from, performed_to: to }) => from === null || to === null || from <= to, {
    error: beforeFirstDay,
    path: ['performed_to'],
  }),
);
export const importedRecording = recordingWith(fileRightLine);
/** Accepts the same as `importedRecording` with less detailed errors, so that zod can compile it. */
export const plainRecording = recordingWith(plainRightLine);
export type ImportedRecording = z.output<typeof importedRecording>;

function recordingWith(line: typeof fileRightLine) {
  const right = z.safeExtend(line, { party: namedParty });
  return z.extend(recordingDraft, {
    contributors: z._default(
      z
        .array(importedContributor)
        .check(z.maxLength(MAX_CONTRIBUTORS, { error: () => text.tooManyContributors({ max: MAX_CONTRIBUTORS }) })),
      [],
    ),
    rights: z._default(
      z.array(right).check(z.maxLength(MAX_RIGHTS, { error: () => text.tooManyRights({ max: MAX_RIGHTS }) })),
      [],
    ),
  });
}

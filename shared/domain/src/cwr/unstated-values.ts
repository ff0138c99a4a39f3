import { type Fields, fieldsOf, pickFields } from '../fields/field.ts';
import { RECORDING_MENTION_FIELDS, WORK_FIELDS } from '../fields/index.ts';
import type { RecordingMention, WorkDraft } from '../schemas/works/index.ts';
import { type CwrVersion, hasField, recordSpec, typeIn } from './records/index.ts';

/** Adds to a work as a file states it what the version has no field for, as the work has it. */
export function withUnstated(stated: WorkDraft, before: WorkDraft, version: CwrVersion): WorkDraft {
  return {
    ...stated,
    ...pickFields(unstatedIn(WORK_FIELDS, 'NWR', version), before),
    recordings: stated.recordings.map((mention) => {
      const same = before.recordings.find(({ isrc }) => isrc !== null && isrc === mention.isrc);
      return same ? mergeMentions(mention, same, version) : mention;
    }),
  };
}

/** Keeps the link of a recording, which a file can't state. */
function mergeMentions(mention: RecordingMention, same: RecordingMention, version: CwrVersion): RecordingMention {
  const kept = pickFields(unstatedIn(RECORDING_MENTION_FIELDS, 'REC', version), same);
  // Version 3 states the label in a field of its own.
  const label = mention.label ?? same.label;
  return { ...mention, ...kept, label, recording_id: mention.recording_id ?? same.recording_id };
}

function unstatedIn<Of extends Fields>(fields: Of, header: string, version: CwrVersion): Of {
  const unstated: unknown = Object.fromEntries(
    fieldsOf(fields).filter(([, { cwr, record, kind }]) => {
      const type = typeIn(version, record ?? header);
      if (kind !== 'list' && kind !== 'part') return cwr === undefined || !hasField(type, cwr, version);
      const spec = recordSpec(type, version);
      return spec === null || spec.since > version;
    }),
  );
  // `fromEntries` loses the key type.
  return unstated as Of;
}

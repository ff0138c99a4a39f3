import { CASE_STATES, ISNI_STATUSES, RECORDING_STATES, WORK_STATES } from '@counterpoint/domain/states';
import { caseStatus, isniStatus, recordingStatus, type StatusWords, workStatus } from '@counterpoint/kit/page';

const STATUSES = {
  compositions: () => [...WORK_STATES.map((state) => workStatus(state, false)), workStatus('registered', true)],
  recordings: () => [
    ...RECORDING_STATES.map((state) => recordingStatus(state, false)),
    recordingStatus('registered', true),
  ],
  oppositions: () => CASE_STATES.map(caseStatus),
  isni: () => ISNI_STATUSES.map(isniStatus),
} satisfies Record<string, () => readonly StatusWords[]>;

export type StatusKind = keyof typeof STATUSES;

export function isStatusKind(text: string): text is StatusKind {
  return text in STATUSES;
}

export function listStatuses(kind: StatusKind): readonly StatusWords[] {
  return STATUSES[kind]();
}

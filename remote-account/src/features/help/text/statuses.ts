import { ISNI_STATUSES } from '@counterpoint/domain/schemas/parties';
import { CASE_STATES, RECORDING_STATES, WORK_STATES } from '@counterpoint/domain/states';
import { caseStatus, isniStatus, recordingStatus, type StatusWords, workStatus } from '@counterpoint/kit/page';
import type { Block } from './topic-text.ts';

type Kind = Extract<Block, { statuses: string }>['statuses'];

export function listStatuses(kind: Kind): readonly StatusWords[] {
  return STATUSES[kind]();
}

const STATUSES: Record<Kind, () => readonly StatusWords[]> = {
  compositions: () => [...WORK_STATES.map((state) => workStatus(state, false)), workStatus('registered', true)],
  recordings: () => [
    ...RECORDING_STATES.map((state) => recordingStatus(state, false)),
    recordingStatus('registered', true),
  ],
  oppositions: () => CASE_STATES.map(caseStatus),
  isni: () => ISNI_STATUSES.map(isniStatus),
};

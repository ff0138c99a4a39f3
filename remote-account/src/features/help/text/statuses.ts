import { ISNI_STATUSES } from '@counterpoint/domain/schemas/parties';
import { COMPOSITION_STATES, OPPOSITION_STATES, RECORDING_STATES } from '@counterpoint/domain/states';
import {
  compositionStatus,
  isniStatus,
  oppositionStatus,
  recordingStatus,
  type StatusWords,
} from '@counterpoint/kit/page';
import type { Block } from './topic-text.ts';

type Kind = Extract<Block, { statuses: string }>['statuses'];

export function statusesOf(kind: Kind): readonly StatusWords[] {
  return STATUSES[kind]();
}

const STATUSES: Record<Kind, () => readonly StatusWords[]> = {
  compositions: () => [
    ...COMPOSITION_STATES.map((state) => compositionStatus(state, false)),
    compositionStatus('registered', true),
  ],
  recordings: () => [
    ...RECORDING_STATES.map((state) => recordingStatus(state, false)),
    recordingStatus('registered', true),
  ],
  oppositions: () => OPPOSITION_STATES.map(oppositionStatus),
  isni: () => ISNI_STATUSES.map(isniStatus),
};

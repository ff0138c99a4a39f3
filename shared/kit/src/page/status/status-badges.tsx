import type { IsniRecord } from '@counterpoint/domain/schemas/parties';
import type { CompositionState, OppositionState, RecordingState } from '@counterpoint/domain/states';
import { StatusBadge } from '@counterpoint/kit/core';
import { compositionStatus } from './composition-status.ts';
import { isniStatus } from './isni-status.ts';
import { oppositionStatus } from './opposition-status.ts';
import { recordingStatus } from './recording-status.ts';

export function CompositionStatus({ state, isInDispute }: { state: CompositionState; isInDispute: boolean }) {
  const { tone, label } = compositionStatus(state, isInDispute);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

export function RecordingStatus({ state, isInDispute }: { state: RecordingState; isInDispute: boolean }) {
  const { tone, label } = recordingStatus(state, isInDispute);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

export function OppositionStatus({ state }: { state: OppositionState }) {
  const { tone, label } = oppositionStatus(state);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

export function IsniStatus({ status }: { status: IsniRecord['status'] }) {
  const { tone, label } = isniStatus(status);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

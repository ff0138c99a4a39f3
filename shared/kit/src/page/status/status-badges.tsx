import type { IsniRecord } from '@counterpoint/domain/schemas/parties';
import type { CaseState, RecordingState, WorkState } from '@counterpoint/domain/states';
import { StatusBadge } from '@counterpoint/kit/core';
import { caseStatus, isniStatus, recordingStatus, workStatus } from './statuses.ts';

export function WorkStatus({ state, isInDispute }: { state: WorkState; isInDispute: boolean }) {
  const { tone, label } = workStatus(state, isInDispute);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

export function RecordingStatus({ state, isInDispute }: { state: RecordingState; isInDispute: boolean }) {
  const { tone, label } = recordingStatus(state, isInDispute);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

export function CaseStatus({ state }: { state: CaseState }) {
  const { tone, label } = caseStatus(state);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

export function IsniStatus({ status }: { status: IsniRecord['status'] }) {
  const { tone, label } = isniStatus(status);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

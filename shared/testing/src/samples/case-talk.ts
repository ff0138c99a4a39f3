import type { CaseEvidence, CaseMessage } from '@counterpoint/domain/schemas/cases';
import { SAMPLE_INSTANT } from './members.ts';

/** A document of a case from the other side. */
export function aCaseEvidence(overrides: Partial<CaseEvidence> = {}): CaseEvidence {
  return {
    id: '01900000-0000-7000-8000-000000000451',
    kind: 'session_record',
    file_name: 'session.wav',
    content_type: 'audio/wav',
    bytes: 8_200_000,
    sha256: 'ab'.repeat(32),
    visibility: 'shared',
    note: null,
    brought_by: 'Kofi Mensah',
    side: 'claimant',
    is_mine: false,
    can_take_back: false,
    created_at: SAMPLE_INSTANT,
    ...overrides,
  };
}

/** A message in a case from the other side. */
export function aCaseMessage(overrides: Partial<CaseMessage> = {}): CaseMessage {
  return {
    id: '01900000-0000-7000-8000-000000000461',
    author: 'Kofi Mensah',
    is_mine: false,
    body: 'I wrote the bridge with Ama in March.',
    visibility: 'shared',
    created_at: SAMPLE_INSTANT,
    ...overrides,
  };
}

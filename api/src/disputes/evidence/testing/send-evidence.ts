import type { CaseEvidence } from '@counterpoint/domain/schemas/cases';
import type { TestMember } from '../../../testing/test-api.ts';
import { newKey } from '../../../testing/test-works.ts';

interface Document {
  readonly payload: Buffer;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Uploads a document to a case, like a browser. */
export function sendEvidence(
  member: Pick<TestMember, 'inject'>,
  caseId: string,
  { payload, query, headers }: Document,
) {
  return member.inject('POST', `/oppositions/${caseId}/evidence`, {
    query: { kind: 'split_sheet', file_name: 'sheet.pdf', ...query },
    headers: { ...newKey(), 'content-type': 'application/octet-stream', ...headers },
    payload,
  });
}

/** The documents of a case that a member sees. */
export async function listEvidence(member: Pick<TestMember, 'inject'>, caseId: string): Promise<CaseEvidence[]> {
  return (await member.inject('GET', `/oppositions/${caseId}/evidence`)).json().data.items;
}

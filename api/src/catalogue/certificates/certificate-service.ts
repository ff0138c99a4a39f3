import { randomBytes } from 'node:crypto';
import {
  CERTIFICATE_CODE_LENGTH,
  type CertifiedWork,
  type CheckedCertificate,
  certificateCodeFrom,
  parseCertificateCode,
} from '@counterpoint/domain/schemas/entries';
import { PUBLISHER_TYPE_LABELS, type WorkDetails, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/certificates.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { isActive, WORKS } from '../entry/entry-kind.ts';
import { lockEntry } from '../entry/entry-repository.ts';
import { openAsParty } from '../entry/open-entry.ts';
import { WORK } from '../works/work-definition.ts';
import { findByCode, findIssued, type IssuedCertificate, insertCertificate } from './certificate-repository.ts';

/** Each revision has one certificate, which doesn't change when a party's name does. */
export async function issueCertificate(tx: Tx, act: Act, id: string): Promise<IssuedCertificate> {
  await lockEntry(tx, WORKS, id);
  const work = await openAsParty(WORK, tx, { id, viewer: act.actor });
  if (work.registered_at === null || !isActive(WORKS, work.state)) throw conflict('not_in_force', text.notActive());
  const issued = await findIssued(tx, id, work.revision);
  if (issued) return { ...issued, content: labelRoles(issued.content) };
  const code = certificateCodeFrom(randomBytes(CERTIFICATE_CODE_LENGTH));
  const content = contentOf(work, work.registered_at);
  const certificate = await insertCertificate(tx, { workId: id, revision: work.revision, code, content }, act);
  const { actor, requestId } = act;
  const after = { number: certificate.number, revision: work.revision };
  const trace = { action: 'composition.certify', actor, subjectId: id, after };
  await recordAudit(tx, { ...trace, ...(requestId && { requestId }) });
  return { ...certificate, content: labelRoles(content) };
}

export async function checkCertificate(db: Database, text: string): Promise<CheckedCertificate> {
  const code = parseCertificateCode(text);
  const found = code === null ? undefined : await findByCode(db, code);
  if (!found) throw notFound(notFoundText.certificate());
  const { number, issued_at, content, state, is_in_dispute } = found;
  return {
    number,
    issued_at: issued_at.toISOString(),
    status: statusOf(state, is_in_dispute),
    work: labelRoles(content),
  };
}

function statusOf(state: string, isInDispute: boolean): CheckedCertificate['status'] {
  if (state === 'superseded') return 'superseded';
  if (!isActive(WORKS, state)) return 'withdrawn';
  return isInDispute ? 'disputed' : 'valid';
}

/** With the codes of roles, since a certificate is read in several languages. */
function contentOf(work: WorkDetails, registered_at: string): CertifiedWork {
  const { title, reference, iswc, revision } = work;
  const publishers = work.publishers.map(({ type, ...line }) => ({ ...line, role: type }));
  const parties = [...work.writers, ...publishers].map(({ name, ipi_name_number, role, shares }) => {
    return { name, ipi_name_number, role, shares };
  });
  return { title, reference, iswc, revision, registered_at, parties };
}

/** The one code that writers and publishers share has one label. */
const ROLE_LABELS: Readonly<Record<string, Message>> = { ...PUBLISHER_TYPE_LABELS, ...WRITER_ROLE_LABELS };

/** Certificates of earlier releases have the labels themselves. */
function labelRoles({ parties, ...content }: CertifiedWork): CertifiedWork {
  return {
    ...content,
    parties: parties.map(({ role, ...party }) => ({ ...party, role: ROLE_LABELS[role]?.() ?? role })),
  };
}

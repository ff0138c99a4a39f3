import type { TestApi } from './test-api.ts';

/** The audit events about a subject, oldest first. */
export function auditTrail(api: TestApi, subjectId: string) {
  return api.db.selectFrom('audit_event').selectAll().where('subject_id', '=', subjectId).orderBy('id').execute();
}

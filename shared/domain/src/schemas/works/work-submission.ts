// A file of its own: it carries the rules and territories, which pages that only show works don't need.
import { blockingFindings, checkWork } from '../../rules/index.ts';
import { workDraft } from './work.ts';

/** What may be submitted: a draft that breaks none of the blocking rules on writers and shares (`rules/`). */
export const workSubmission = workDraft.check((context) => {
  for (const { path, message } of blockingFindings(checkWork(context.value)))
    context.issues.push({ code: 'custom', input: context.value, path: pathOf(path), message });
});

/** `writers.0.role` as zod writes paths. */
function pathOf(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

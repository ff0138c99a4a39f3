// Separate because it pulls in rules and territories, which read-only pages don't need.
import { blockingFindings, checkWork } from '../../rules/index.ts';
import { workDraft } from './work.ts';

export const workSubmission = workDraft.check((context) => {
  for (const { path, message } of blockingFindings(checkWork(context.value)))
    context.issues.push({ code: 'custom', input: context.value, path: pathOf(path), message });
});

function pathOf(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

import * as text from '../messages/contest.generated.ts';

export function contestDone(): string {
  return text.done();
}

import { isRegistered } from '@counterpoint/catalogue/revisions';
import { outcomeOf, SOCIETY_OUTCOMES, type SocietyOutcome } from '@counterpoint/domain/cwr/society-outcomes';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import type { StatusTone } from '@counterpoint/kit/core';
import { someOf } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import * as cwr from '../../messages/cwr.generated.ts';
import * as text from '../../messages/society-headlines.generated.ts';

export interface HeadlineLine {
  readonly tone: StatusTone;
  readonly title: string;
  readonly next: string;
}

type TitleMessage = Message<{ societies: string; count: number }>;
type NextMessage = Message<{ section: string }>;

const LINES: Readonly<Record<SocietyOutcome, readonly [tone: StatusTone, title: TitleMessage, next: NextMessage]>> = {
  rejected: ['terracotta', text.rejected, text.rejectedNext],
  conflict: ['terracotta', text.conflict, text.conflictNext],
  no_participation: ['amber', text.noParticipation, text.noParticipationNext],
  changed: ['amber', text.changed, text.changedNext],
  received: ['blue', text.received, text.receivedNext],
};

/** Answers of societies that stop payment for the registered work, most urgent first. */
export function societyLines(work: Pick<WorkDetails, 'state' | 'society_answers'>): HeadlineLine[] {
  if (!isRegistered(work)) return [];
  return SOCIETY_OUTCOMES.flatMap((outcome) => {
    const names = work.society_answers.flatMap(({ status, society_name }) =>
      outcomeOf(status) === outcome ? society_name : [],
    );
    if (names.length === 0) return [];
    const [tone, title, next] = LINES[outcome];
    const named = { societies: someOf(names), count: names.length };
    return [{ tone, title: title(named), next: next({ section: cwr.sentToSocieties() }) }];
  });
}

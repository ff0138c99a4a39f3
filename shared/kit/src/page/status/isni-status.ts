import type { IsniRecord } from '@counterpoint/domain/schemas/parties';
import type { StatusWords } from './status.ts';

const WORDS: Record<IsniRecord['status'], StatusWords> = {
  none: {
    label: 'No ISNI yet',
    tone: 'grey',
    meaning: 'An ISNI is the public number of the name you create under: it tells you from everybody of the same name.',
    next: 'Apply for one, or claim the one that you hold already.',
  },
  draft: {
    label: 'Draft',
    tone: 'grey',
    meaning: 'You have begun an application; the society does not have it yet.',
    next: 'Complete it and send it when you are ready. It is kept until then.',
  },
  submitted: {
    label: 'Sent',
    tone: 'amber',
    meaning: 'Your application is with the society.',
    next: 'We look whether everything is there, and tell you when something changes. Nothing is needed from you.',
  },
  in_review: {
    label: 'In review',
    tone: 'amber',
    meaning: 'Your application is being compared with the names that have an ISNI.',
    next: 'Nothing is needed from you. You are told as soon as there is a result.',
  },
  possible_match: {
    label: 'Is this you?',
    tone: 'terracotta',
    meaning: 'There are records that may be yours already.',
    next: 'Say of each record whether it is you. Then the application goes on.',
  },
  assigned: {
    label: 'Assigned',
    tone: 'green',
    meaning: 'This number is yours, and stands beside your name.',
    next: 'Nothing is needed from you. Give it wherever somebody credits you.',
  },
  more_info_needed: {
    label: 'Question for you',
    tone: 'terracotta',
    meaning: 'The society needs to know more before it can go on.',
    next: 'Answer the question and send the application again.',
  },
  rejected: {
    label: 'Refused',
    tone: 'grey',
    meaning: 'The last application was refused.',
    next: 'Read the reason. You can apply again at any time.',
  },
  claimed_existing: {
    label: 'Being verified',
    tone: 'amber',
    meaning: 'You claim a number, and the society looks whether it is yours.',
    next: 'Nothing is needed from you. The number stands beside your name once it is verified.',
  },
};

export function isniStatus(status: IsniRecord['status']): StatusWords {
  return WORDS[status];
}

import { paths } from '@counterpoint/contract/paths';
import * as text from '../../../../messages/help-answering-a-dispute.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function answeringADispute(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.intro(),
      { heading: text.hold() },
      text.holdNote(),
      { heading: text.answer() },
      text.options(),
      { list: [text.accept(), text.release(), text.maintain(), text.time()] },
      { steps: [text.compare(), text.talk(), text.respond()] },
      text.late(),
      { heading: text.settlement() },
      text.proposal(),
      text.court(),
      { heading: text.filing() },
      { steps: [text.oppose(), text.kind(), text.scope(), text.shares(), text.submit()] },
      text.draft(),
      { heading: text.emails() },
      text.emailNote(),
      { heading: text.evidence() },
      text.evidenceNote(),
    ],
    links: [
      { label: text.cases(), href: paths.oppositions.list() },
      { label: text.file(), href: paths.oppositions.add() },
      { label: text.chooseEmails(), href: paths.account.emailPreferences() },
    ],
    related: ['agreeing-shares', 'reading-a-status', 'who-sees-what'],
  };
}

import { paths } from '@counterpoint/contract/paths';
import * as text from '../../../../messages/help-importing-a-catalogue.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function importingACatalogue(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.intro(),
      { heading: text.steps() },
      { steps: [text.upload(), text.columns(), text.findings(), text.register()] },
      text.confirmation(),
      { heading: text.table() },
      { list: [text.template(), text.writer(), text.shares(), text.dates()] },
      { heading: text.existing() },
      text.similar(),
      { heading: text.mistake() },
      text.undo(),
      { heading: text.exportHeading() },
      text.exporting(),
    ],
    links: [{ label: text.importLink(), href: paths.compositions.importing() }],
    related: ['two-halves', 'registering-a-work', 'glossary'],
  };
}

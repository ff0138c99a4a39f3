import type { HelpTopic } from '@counterpoint/contract/help-topics';

export interface Term {
  /** Part of addresses: `/help?topic=glossary&term=iswc`. */
  readonly id: string;
  readonly term: string;
  readonly alsoCalled?: readonly string[];
  readonly text: string;
  readonly topic?: HelpTopic;
}

export const GLOSSARY: readonly Term[] = [
  {
    id: 'arranger',
    term: 'Arranger',
    text: 'Somebody who wrote a new arrangement of a work that existed. Named only where the work is a modified version.',
  },
  {
    id: 'author',
    term: 'Author',
    alsoCalled: ['lyricist', 'words'],
    text: 'Whoever wrote the words of a work. Whoever wrote words and music is ‘composer and author’.',
  },
  {
    id: 'claim',
    term: 'Claim',
    text: 'The share that one party says is theirs in a work or a recording that stands already. Claims of several parties may pass 100%; then the case has to be settled.',
    topic: 'answering-a-dispute',
  },
  {
    id: 'composer',
    term: 'Composer',
    text: 'Whoever wrote the music of a work.',
  },
  {
    id: 'composition',
    term: 'Composition',
    alsoCalled: ['work', 'musical work', 'song'],
    text: 'The music and the words, whoever plays them. ‘Work’ means the same.',
    topic: 'registering-a-work',
  },
  {
    id: 'confirmation',
    term: 'Confirmation',
    text: 'A member’s yes to the shares that somebody else entered for them. A line without it is marked unconfirmed.',
    topic: 'agreeing-shares',
  },
  {
    id: 'cwr',
    term: 'CWR',
    alsoCalled: ['common works registration'],
    text: 'Common Works Registration: the file format in which publishers and societies exchange works.',
    topic: 'importing-a-catalogue',
  },
  {
    id: 'hold',
    term: 'Hold',
    text: 'What concerns shares in dispute is held back until the case is settled. The undisputed rest is paid.',
    topic: 'answering-a-dispute',
  },
  {
    id: 'interested-party',
    term: 'Interested party',
    alsoCalled: ['ip'],
    text: 'A person or an organisation with a share in a work: a writer, a publisher or an heir.',
  },
  {
    id: 'ipi',
    term: 'IPI name number',
    alsoCalled: ['cae', 'interested party information'],
    text: 'Eleven figures that name a writer or publisher among all societies. It is given by the society; without one for each writer a work cannot have an ISWC.',
    topic: 'getting-an-isni',
  },
  {
    id: 'isni',
    term: 'ISNI',
    alsoCalled: ['international standard name identifier'],
    text: 'International Standard Name Identifier: 16 characters that name one public identity in every country, as 0000 0001 2353 1945.',
    topic: 'getting-an-isni',
  },
  {
    id: 'isrc',
    term: 'ISRC',
    alsoCalled: ['international standard recording code'],
    text: 'International Standard Recording Code: 12 characters that name one recording, as AA-6Q7-20-00047. Every version of a recording has its own.',
    topic: 'sound-recordings',
  },
  {
    id: 'iswc',
    term: 'ISWC',
    alsoCalled: ['international standard musical work code'],
    text: 'International Standard Musical Work Code: a T and ten figures that name one work, as T-034.524.680-1. It is issued once every writer has an IPI name number.',
    topic: 'registering-a-work',
  },
  {
    id: 'mechanical-right',
    term: 'Mechanical right',
    alsoCalled: ['reproduction right', 'mr'],
    text: 'The right to copy a work: to press, download or stream it.',
    topic: 'two-halves',
  },
  {
    id: 'opposition',
    term: 'Opposition',
    alsoCalled: ['case', 'dispute', 'conflict'],
    text: 'A case in which parties disagree about a work or a recording. It stands under ‘Works in Dispute’.',
    topic: 'answering-a-dispute',
  },
  {
    id: 'p-line',
    term: 'P line',
    alsoCalled: ['phonogram', '℗'],
    text: 'The line with ℗ on a release: the year, and who then held the producer’s rights in the recording.',
    topic: 'sound-recordings',
  },
  {
    id: 'performing-right',
    term: 'Performing right',
    alsoCalled: ['public performance', 'pr'],
    text: 'The right to play a work in public, to broadcast and to stream it.',
  },
  {
    id: 'producer',
    term: 'Producer',
    text: 'Of a recording: whoever paid for it and is responsible for it, often a record company. Not the one at the mixing desk, unless they are the same.',
  },
  {
    id: 'publisher',
    term: 'Publisher',
    text: 'Whoever a writer has given rights in a work to, so that they are used and looked after, for a part of the shares.',
    topic: 'two-halves',
  },
  {
    id: 'reference',
    term: 'Reference',
    text: 'The society’s own number of a work. Name it when you write to us.',
  },
  {
    id: 'revision',
    term: 'Revision',
    alsoCalled: ['version', 'amend', 'change'],
    text: 'One version of a registration. A change makes a new revision, and the old ones are kept, so that it can always be seen what stood when.',
    topic: 'reading-a-status',
  },
  {
    id: 'rights-holder',
    term: 'Rights holder',
    text: 'A person or an organisation that rights in works or recordings belong to.',
    topic: 'your-profile',
  },
  {
    id: 'share',
    term: 'Share',
    alsoCalled: ['split', 'percentage'],
    text: 'A party’s part of one right in a work, with two decimals. All shares of a right total 100.00%.',
    topic: 'agreeing-shares',
  },
  {
    id: 'synchronisation-right',
    term: 'Synchronisation right',
    alsoCalled: ['sync', 'sr'],
    text: 'The right to put a work to pictures: in a film, a series, an advertisement or a game.',
  },
  {
    id: 'version',
    term: 'Version',
    alsoCalled: ['original', 'modified', 'adaptation'],
    text: 'Of a work: the original, or a modified version of another work. Of a recording: what tells it from others of the same title, as ‘live’ or ‘remix’.',
  },
  {
    id: 'writer',
    term: 'Writer',
    text: 'Whoever made a part of a work: composer, author, arranger, adaptor or translator.',
    topic: 'registering-a-work',
  },
];

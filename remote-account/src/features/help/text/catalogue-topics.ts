import { paths } from '@counterpoint/contract/paths';
import type { TopicText } from './topic-text.ts';

/** What members ask about works, recordings and disputes. */
export const catalogueTopics = {
  'registering-a-work': {
    title: 'Registering a work',
    summary: 'From the search that comes first to the review before you submit.',
    alsoCalled: ['song', 'composition', 'add', 'new', 'submit', 'declare', 'draft', 'iswc', 'claim'],
    blocks: [
      'A work is the music and the words, whoever plays them. A recording of it is registered on its own. Register a work once, whoever of its writers does it.',
      {
        steps: [
          'Search first. If the work is registered already, do not register it again: two registrations of one work hold each other up.',
          'Say what it is: its title and other titles, its language, whether it has words, and whether it changes another work.',
          'Add every writer with what they did, and the share each has of each right. If you do not know a share, ask before you enter one.',
          'Review everything, and submit.',
        ],
      },
      'What you type is saved as you go, and the line below the title says so. You can leave at any step and come back on another device: drafts stand in your list. If the connection is lost, the browser keeps a copy.',
      { heading: 'What a work must have' },
      {
        list: [
          'A title, and at least one composer or author.',
          'Shares that total 100.00% in the performing right and in the mechanical right. A difference of 0.06 is forgiven.',
          'An arranger, adaptor or translator only where the work is a modified version, and then at least one.',
        ],
      },
      { heading: 'After you submit' },
      'If it names no other member, the work is registered at once. If it does, they are asked to confirm their shares. If a writer has no IPI name number, the work is registered, and its ISWC follows when the number is added.',
    ],
    links: [
      { label: 'Register a composition', href: paths.compositions.add() },
      { label: 'Search the repertoire', href: paths.compositions.search() },
    ],
    related: ['agreeing-shares', 'two-halves', 'reading-a-status'],
  },
  'agreeing-shares': {
    title: 'Agreeing shares with the others',
    summary: 'Who confirms what, and what happens when somebody does not.',
    alsoCalled: ['split', 'splits', 'co-writer', 'confirm', 'confirmation', 'percentage', 'contest', 'disagree'],
    blocks: [
      'Agree before you register: most disputes begin with a share that nobody talked about. A message in which all of you say yes is enough, and worth keeping.',
      { heading: 'When you register' },
      '‘Split evenly’ gives everybody the same; what cannot be divided goes to the first lines, so three writers have 33.34%, 33.33% and 33.33%. Each member you name is asked to confirm. You see on the work who is still outstanding.',
      { heading: 'When somebody names you' },
      'You are told by a notification, and the dashboard lists the work. Look at what it gives you in each right. If it is what you agreed, confirm it. If not, do not confirm: speak to whoever registered it, and write to us if you cannot agree.',
      { heading: 'When somebody does not answer' },
      'Members have 30 days, and are reminded 14 and 3 days before the end. After that the work is registered with their lines marked unconfirmed.',
      'Writers who are not members are not asked. Their line stands as you entered it.',
    ],
    links: [{ label: 'Your compositions', href: paths.compositions.list() }],
    related: ['two-halves', 'registering-a-work', 'answering-a-dispute'],
  },
  'two-halves': {
    title: 'Why shares total 100% here, and 200% elsewhere',
    summary: 'The halves of writer and publisher, and how to convert a split sheet.',
    alsoCalled: [
      '200',
      '200%',
      '100%',
      'halves',
      'half',
      'publisher',
      'writer share',
      'publisher share',
      'bmi',
      'convert',
    ],
    blocks: [
      'Some societies count a writer’s half and a publisher’s half of 100% each, 200% together. Here every right has 100% in all, and everybody’s part is a part of that hundred.',
      'To convert a share that is counted in halves, divide it by two.',
      {
        list: [
          'A writer with 100% of the writer’s half, without a publisher: 100.00% here, since nobody has the other half.',
          'A writer with 100% of the writer’s half, whose publisher has the other half: 50.00% for each.',
          'Two writers with 50% of the writer’s half each, and a publisher for one of them: 50.00% for the writer without, 25.00% for the other writer, 25.00% for the publisher.',
        ],
      },
      { heading: 'Each right by itself' },
      {
        list: [
          'The performing right is used when a work is played in public, broadcast or streamed. Publishers together have at most 50% of it.',
          'The mechanical right is used when a work is copied: pressed, downloaded or streamed. A publisher may have all of it.',
          'The synchronisation right is used when a work is put to pictures. Enter it where you have agreed it.',
        ],
      },
      'So the shares of one writer may differ from right to right, and each right totals 100.00%. The totals beside the form count along and say what is missing.',
    ],
    related: ['agreeing-shares', 'registering-a-work', 'glossary'],
  },
  'reading-a-status': {
    title: 'Reading a status',
    summary: 'Every status of a work, a recording, a dispute and an application: what it means and what happens next.',
    alsoCalled: ['state', 'badge', 'colour', 'awaiting', 'registered', 'incomplete', 'pending', 'what does it mean'],
    blocks: [
      'A badge says how something stands. The word counts, not the colour. On the page of a work the same is told in a sentence, with the date.',
      { heading: 'Works' },
      { statuses: 'compositions' },
      { heading: 'Recordings' },
      { statuses: 'recordings' },
      { heading: 'Disputes' },
      { statuses: 'oppositions' },
      { heading: 'Applications for an ISNI' },
      { statuses: 'isni' },
    ],
    related: ['registering-a-work', 'sound-recordings', 'answering-a-dispute'],
  },
  'importing-a-catalogue': {
    title: 'Bringing in a whole catalogue',
    summary: 'For publishers, and for writers with many works: what to prepare.',
    alsoCalled: ['import', 'bulk', 'upload', 'csv', 'xlsx', 'excel', 'spreadsheet', 'cwr', 'file', 'publisher'],
    blocks: [
      'The portal takes one work at a time today. If you have many, write to us before you begin: we look at your list with you and say how it can come in.',
      { heading: 'What to prepare' },
      {
        list: [
          'A table with one line a writer of a work, so that a work with three writers has three lines. CSV or XLSX.',
          'For each work: your own number for it, the title, the ISWC if there is one, the language and whether it has words.',
          'For each writer: the name, the IPI name number, the role, and the share in the performing and the mechanical right.',
          'Shares as parts of one hundred, not of two: see why shares total 100%.',
          'If your software writes CWR files, version 2.1 or 2.2, keep one at hand.',
        ],
      },
      { heading: 'Before you send it' },
      'Check that each work totals 100.00% in each right, and that no work stands in the list twice. These two are what most lists come back for.',
    ],
    related: ['two-halves', 'registering-a-work', 'glossary'],
  },
  'sound-recordings': {
    title: 'Your sound recordings',
    summary: 'What stands in the list, and how a recording differs from a work.',
    alsoCalled: ['recording', 'master', 'track', 'isrc', 'producer', 'performer', 'label', 'p line', 'record company'],
    blocks: [
      'A recording is one performance of a work, fixed. It has rights of its own: those of whoever paid for it, the producer, and those of whoever plays and sings on it.',
      'The list shows the recordings that you perform on, produced or hold rights in, as soon as one names you.',
      {
        list: [
          'The ISRC names one recording. A remix, a live version or a remaster is another recording and needs another ISRC.',
          'The P line says who held the producer’s rights when it was first released, and in which year.',
          'Rights in a recording are held for uses, countries and a period. For one use in one country on one day they never pass 100%.',
        ],
      },
      'If a recording of yours is missing, or what stands there is wrong, write to us with its title, artist and ISRC.',
    ],
    links: [{ label: 'Your recordings', href: paths.recordings.list() }],
    related: ['reading-a-status', 'answering-a-dispute', 'glossary'],
  },
  'answering-a-dispute': {
    title: 'A work in dispute: what to do',
    summary: 'What a case is, what is on hold meanwhile, and how to answer one.',
    alsoCalled: [
      'dispute',
      'opposition',
      'conflict',
      'claim',
      'overclaim',
      'double claim',
      'hold',
      'answer',
      'respond',
      'case',
    ],
    blocks: [
      'When parties do not agree about a work or a recording, the society opens a case and stays neutral: it tells everybody at once, holds what is in dispute, and writes down what you agree. It decides only when it is asked to.',
      { heading: 'What is on hold' },
      'Only the shares in dispute, in the rights, countries and period that the case names. Everything else is paid as before. While the hold is on, nobody can change the shares concerned.',
      { heading: 'When your answer is needed' },
      'The list of cases says by when, and how much time is left. There are four answers:',
      {
        list: [
          'Accept the change: the claim is right, and the shares are put as it says.',
          'Release my claim: what you claimed is not yours, and your line ends.',
          'Maintain my claim: you keep to it, and say why. The case goes on between the parties.',
          'More time: once, for 30 days at most.',
        ],
      },
      {
        steps: [
          'Look at what is claimed and at what you registered. Often one of you forgot a publisher, or a number is wrong.',
          'Talk to the other party. Most cases end with one message.',
          'Send us your answer before the date, with the number of the case; by email if the page of the case offers no answer.',
        ],
      },
      'A claim that is not answered in time may be applied. A claim about a sample or an infringement goes to the society instead.',
      { heading: 'Evidence' },
      'For a disagreement about shares your statement is enough. Who wrote a work is shown by dated drafts, session files or messages; who owns it by an agreement, with dates and countries.',
    ],
    links: [{ label: 'Works in dispute', href: paths.oppositions.list() }],
    related: ['agreeing-shares', 'reading-a-status', 'who-sees-what'],
  },
  glossary: {
    title: 'Glossary of words and numbers',
    summary: 'The terms the portal uses, each in two sentences.',
    alsoCalled: ['terms', 'meaning', 'dictionary', 'abbreviations', 'what is'],
    blocks: [],
    related: ['reading-a-status', 'two-halves', 'getting-an-isni'],
  },
} as const satisfies Record<string, TopicText>;

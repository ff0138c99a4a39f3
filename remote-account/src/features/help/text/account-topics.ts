import { paths } from '@counterpoint/contract/paths';
import type { TopicText } from './topic-text.ts';

export const accountTopics = {
  'what-needs-you': {
    title: 'What needs your attention',
    summary: 'The list on the dashboard: what waits for you, most urgent first.',
    alsoCalled: ['dashboard', 'tasks', 'to do', 'notifications', 'bell', 'home'],
    blocks: [
      'The dashboard begins with what waits for you. Each line has the one thing to do about it, and goes away once it is done.',
      {
        list: [
          'Answer needed: a work of yours is in dispute, and your answer is asked for by the date shown.',
          'Confirm shares: somebody registered a work that names you. Look at what it gives you, and confirm it if it is what you agreed.',
          'Missing IPI: a writer of your work has no IPI name number, so the work cannot have an ISWC yet.',
          'Draft: you began a registration and have not submitted it.',
        ],
      },
      { heading: 'Notifications' },
      'The bell at the top tells what others did: a work was registered, shares were confirmed, a case changed. The number on it counts what you have not read yet. Notifications tell; the list on the dashboard asks.',
    ],
    links: [{ label: 'Open the dashboard', href: paths.dashboard() }],
    related: ['agreeing-shares', 'answering-a-dispute', 'reading-a-status'],
  },
  joining: {
    title: 'Joining, and confirming your email address',
    summary: 'For a friend or a colleague who is not a member yet.',
    alsoCalled: ['sign up', 'register', 'become a member', 'account', 'new member', 'membership', 'join'],
    blocks: [
      'Writers, performers and heirs join as an individual. Publishers, producers and record companies join as a corporation.',
      {
        steps: [
          'Choose on the sign-in page whether you join as an individual or as a corporation.',
          'Say who you are and what you do. What you type is kept in the browser until it is sent, so you can leave and come back.',
          'Give the email address and the password you will sign in with, and accept the terms.',
          'Check your answers, and send them.',
          'Open the link in the message that we send you. It confirms the address, and works for 48 hours; then you can sign in.',
        ],
      },
      'A password has at least 15 characters. A few words that you will remember are better than a short one with signs in it, and you may paste it from a password manager.',
      { heading: 'No message came' },
      'Look among the unwanted mail first, and whether the address was right; if it was not, join once more. If the address has an account already, the message says so, and nothing is changed.',
      { heading: 'A number you hold already' },
      'If another society gave you an IPI name number, or you have an ISNI, enter it when you join. We check its check digit, so a slip is noticed at once.',
    ],
    related: ['signing-in-again', 'your-profile', 'getting-an-isni'],
  },
  'signing-in-again': {
    title: 'Signing in again, and passwords',
    summary: 'When the session ended, the password is forgotten, or somebody else may know it.',
    alsoCalled: ['login', 'log in', 'sign-in', 'password', 'forgotten', 'reset', 'session', 'logged out', 'locked'],
    blocks: [
      'A session ends by itself after a time without use, and when you log out. If it ends while you work, a dialog asks for your password over the page; what you typed is still there afterwards.',
      { heading: 'A forgotten password' },
      {
        steps: [
          'Choose ‘Forgot your password?’ on the sign-in page and enter your email address.',
          'Open the link in the message that comes. It works once, and for 30 minutes.',
          'Choose a new password. All sessions that were open end.',
        ],
      },
      'If no message comes, look among the unwanted mail, and check that the address is the one you joined with. For your safety the page says the same whether or not the address is known.',
      { heading: 'Changing it' },
      'Change the password when you think that somebody knows it. You are asked for the present one, and every other session ends. The same page lists your sessions, so that you can end one on a device you lost.',
      { heading: 'Too many attempts' },
      'After ten wrong passwords within 15 minutes you have to wait; the page says how long. A stranger who tries your address cannot lock you out for good.',
    ],
    links: [{ label: 'Password and sessions', href: paths.account.passwordChange() }],
    related: ['joining', 'who-sees-what', 'your-profile'],
  },
  'getting-an-isni': {
    title: 'Getting an ISNI',
    summary: 'The number that tells you apart from everybody of the same name.',
    alsoCalled: ['isni number', 'identifier', 'pending', 'badge', 'personal identifiers', 'ipi'],
    blocks: [
      'An ISNI (International Standard Name Identifier) has 16 characters and names one public identity: the name on releases and in programmes. If you write under two names, you may have two. It is public, and it is for life.',
      'The badge at the top shows your ISNI. It says ‘pending’ as long as we hold none for you.',
      {
        steps: [
          'Search first. Many musicians have an ISNI without knowing it, because a library or a label asked for one.',
          'If you find yourself, say ‘this is me’. We verify that the number is yours; a second one would only divide your works.',
          'If not, apply. You need your name and its variants, what you do, and at least one work or recording.',
          'The application goes to the agency, and you are told of every step.',
        ],
      },
      { heading: 'How far it is' },
      { statuses: 'isni' },
      { heading: 'ISNI or IPI?' },
      'An IPI name number is given by societies and is needed to pay you: without it a work of yours gets no ISWC. An ISNI is given by an agency and links your name across libraries, labels and streaming services. They do not replace each other.',
      { heading: 'What is kept private' },
      'The agency asks for a date of birth or at least a year, because it tells namesakes apart. Mark it, and it is not published.',
    ],
    links: [{ label: 'Personal identifiers', href: paths.account.personalIdentifiers() }],
    related: ['your-profile', 'glossary', 'who-sees-what'],
  },
  'your-profile': {
    title: 'Keeping your profile right',
    summary: 'What the society holds of you, and what of it you can change.',
    alsoCalled: ['name', 'address', 'email', 'phone', 'picture', 'photo', 'stage name', 'details', 'account'],
    blocks: [
      'Your profile is how the society knows you. Your names stand on every work that names you, so write them as they stand on your identity card; names you perform under go into their own field.',
      {
        list: [
          'You can change your names, stage names, picture, phone and country at any time.',
          'Only the society can change whether you joined as an individual or a corporation, and your ISNI.',
          'Your email address is what you sign in with. For a new one you are asked for your password, and a link that we send there confirms it.',
        ],
      },
      'If a save does not go through, what you typed stays on the page; try again when you are connected.',
      { heading: 'Your rights-holder record' },
      'Works and recordings are linked to your rights-holder record, which carries your identifiers and your memberships of societies. You see it under ‘Rights holder’.',
    ],
    links: [
      { label: 'Profile', href: paths.account.profile() },
      { label: 'Rights holder', href: paths.account.rightsHolder() },
    ],
    related: ['getting-an-isni', 'who-sees-what', 'signing-in-again'],
  },
  'who-sees-what': {
    title: 'Who sees what',
    summary: 'What other members, and everybody, can see of you and your works.',
    alsoCalled: ['privacy', 'private', 'public', 'data protection', 'visible', 'share my data', 'gdpr'],
    blocks: [
      { heading: 'Only you and the society' },
      {
        list: [
          'Your email address, phone, date of birth, nationality and country.',
          'Your drafts. Nobody else knows that they exist.',
          'Your IPI base number, which names the person behind all names.',
          'The year of birth and the nationality of somebody you added who is no member.',
        ],
      },
      { heading: 'You and the others in a work' },
      {
        list: [
          'Your picture: members who share a work with you see it.',
          'A work that waits for confirmation: the members it names see its writers and shares.',
          'A case in dispute: its parties see what is claimed, and by whom.',
        ],
      },
      { heading: 'Every member' },
      {
        list: [
          'Of a registered work: its titles, writers, numbers and status. That is how others find it before they register it again.',
          'Of a writer, group or publisher: the names, the IPI name number, the ISNI, the societies, and how many registered works name them.',
        ],
      },
      'The society’s staff see what they need for their work, and each change they make is recorded with who made it and when.',
    ],
    related: ['your-profile', 'registering-a-work', 'answering-a-dispute'],
  },
} as const satisfies Record<string, TopicText>;

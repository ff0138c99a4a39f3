/** Plain text: every reader shows it, and it can't disguise a link. */
export interface Message {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Nothing is created before the link is followed. */
export function confirmAddress(recipient: string, portal: string, token: string): Message {
  return {
    recipient,
    subject: 'Confirm your e-mail address',
    body: lines(
      'Somebody, probably you, is joining the society at Counterpoint with this e-mail address. To confirm it, open this link:',
      linkTo(portal, `/signup/success?confirm=${token}`),
      'The link works for 48 hours. You can sign in once you have opened it.',
      'If it was not you, do not open the link: without it no account is made, and we forget the address.',
    ),
  };
}

const NUMBER_NAMES = { ipi_name_number: 'IPI name number', isni_number: 'ISNI' } as const;

interface Joined {
  /** Numbers of another party, refused since the sign-up. */
  readonly leftOut: readonly (keyof typeof NUMBER_NAMES)[];
  /** Whether other sign-ups used the address: the link may have been a stranger's. */
  readonly isOneOfSeveral: boolean;
}

export function welcome(recipient: string, portal: string, { leftOut, isOneOfSeveral }: Joined): Message {
  const numbers = leftOut.map((number) => NUMBER_NAMES[number]).join(' and ');
  return {
    recipient,
    subject: 'Welcome to Counterpoint',
    body: lines(
      'Your account is ready. Sign in with this e-mail address and the password you chose:',
      linkTo(portal, '/'),
      ...(leftOut.length > 0
        ? [
            `The ${numbers} you gave was registered for somebody else meanwhile, so we left it out. Write to us about it.`,
          ]
        : []),
      ...(isOneOfSeveral
        ? [
            'Somebody signed up with this address more than once, and the password is the one that belongs to the link you opened. If you cannot sign in with yours, or find answers that are not yours, somebody else chose it: choose a new one now, which signs them out.',
            linkTo(portal, '/email-password-reset-link'),
          ]
        : []),
    ),
  };
}

/** To the owner of the address: the page must not reveal that it has an account. */
export function alreadyMember(recipient: string, portal: string): Message {
  return {
    recipient,
    subject: 'You already have a Counterpoint account',
    body: lines(
      'Somebody, probably you, asked for an account with this e-mail address. You have one already; sign in here:',
      linkTo(portal, '/'),
      'If you forgot the password, choose a new one here:',
      linkTo(portal, '/email-password-reset-link'),
      'Nothing was changed. If it was not you, you need do nothing.',
    ),
  };
}

/** An absolute link to the portal. */
export function linkTo(portal: string, path: string): string {
  return new URL(path, portal).href;
}

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}

/** A mail as plain text: every reader shows it, and nothing in it can be dressed up. */
export interface Message {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** To a new member. */
export function welcome(recipient: string, portal: string): Message {
  return {
    recipient,
    subject: 'Welcome to Counterpoint',
    body: lines(
      'Your account is ready. You can sign in with this e-mail address and the password you chose:',
      portal,
      'If you did not ask for an account, you need do nothing: write to us and we will remove it.',
    ),
  };
}

/** To a member whose address was used to sign up once more: the page itself may not say that it is known. */
export function alreadyMember(recipient: string, portal: string): Message {
  return {
    recipient,
    subject: 'You already have a Counterpoint account',
    body: lines(
      'Somebody, probably you, asked for an account with this e-mail address. You have one already; sign in here:',
      portal,
      'Nothing was changed. If it was not you, you need do nothing.',
    ),
  };
}

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}

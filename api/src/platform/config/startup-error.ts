import type { Message } from '@counterpoint/messages';
import { inTerminalLanguage } from '@counterpoint/messages/node';
/** An error that the operator can fix, in the language of the terminal. */
export class StartupError extends Error {
  readonly code = 'cannot_start';

  constructor(message: Message, cause?: unknown) {
    super(inTerminalLanguage(message), { cause });
    this.name = 'StartupError';
  }
}

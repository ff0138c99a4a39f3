import type { Message } from '@counterpoint/messages';

/** Why a registry wasn't asked, or didn't do what it was asked. */
export class RegistryError extends Error {
  readonly code = 'registry_failed';

  constructor(message: Message, cause?: unknown) {
    super(message(), { cause });
    this.name = 'RegistryError';
  }
}

import type { Message } from '@counterpoint/messages';

/** A request to the registry couldn't be sent, or was rejected. */
export class RegistryError extends Error {
  readonly code = 'registry_failed';

  constructor(message: Message, cause?: unknown) {
    super(message(), { cause });
    this.name = 'RegistryError';
  }
}

import type { Message } from '@counterpoint/messages';
import { inTerminalLanguage } from '@counterpoint/messages/node';

export class DeploymentRejected extends Error {
  readonly code = 'deployment_refused';

  constructor(message: Message, cause?: unknown) {
    super(inTerminalLanguage(message), { cause });
    this.name = 'DeploymentRejected';
  }
}

/** Another process holds the lock. */
export class DeploymentUnderway extends DeploymentRejected {}

/** Returns a handler for `catch` that replaces a rejection and throws any other error on. */
export function onRejected<T>(replace: (rejection: DeploymentRejected) => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof DeploymentRejected) return replace(error);
    throw error;
  };
}

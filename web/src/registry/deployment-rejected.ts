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

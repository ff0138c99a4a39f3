/** A deployment or a rollback that is not done, for a reason the operator can mend; the message is what they read. */
export class DeploymentRefused extends Error {
  readonly code = 'deployment_refused';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DeploymentRefused';
  }
}

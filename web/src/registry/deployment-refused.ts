/** A refused deployment or rollback; the message tells the operator what to fix. */
export class DeploymentRefused extends Error {
  readonly code = 'deployment_refused';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DeploymentRefused';
  }
}

export class DeploymentRefused extends Error {
  readonly code = 'deployment_refused';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DeploymentRefused';
  }
}

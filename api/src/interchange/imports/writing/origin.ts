export interface Origin {
  readonly jobId: string;
  readonly memberId: string;
  /** The person who imports. */
  readonly accountId: string;
  readonly fileName: string;
  readonly at: Date;
  readonly confirmBy: Date;
}

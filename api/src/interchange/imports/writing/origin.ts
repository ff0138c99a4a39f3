export interface Origin {
  readonly jobId: string;
  readonly memberId: string;
  readonly fileName: string;
  readonly at: Date;
  /** End of the confirmation period. */
  readonly confirmBy: Date;
}

export interface Origin {
  readonly jobId: string;
  readonly memberId: string;
  readonly fileName: string;
  readonly at: Date;
  readonly confirmBy: Date;
}

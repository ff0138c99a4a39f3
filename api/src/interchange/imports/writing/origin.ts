/** By whom, when and out of what file works or recordings are written. */
export interface Origin {
  readonly jobId: string;
  readonly memberId: string;
  readonly fileName: string;
  readonly at: Date;
  /** Until when those who are asked can confirm. */
  readonly confirmBy: Date;
}

import type { Page } from '@playwright/test';

/** A picture to take: its name, and how to get there from any page of the portal. */
export interface Place {
  readonly name: string;
  readonly isPublic?: boolean;
  /** The member signed in, if not Ama. */
  readonly member?: string;
  readonly go: (page: Page) => Promise<unknown>;
}

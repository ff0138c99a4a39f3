import type { Page } from '@playwright/test';

/** A picture to take: how it is called, and how to get there from a page of the portal. */
export interface Place {
  readonly name: string;
  readonly isPublic?: boolean;
  /** Who is signed in, where it is not Ama. */
  readonly member?: string;
  readonly go: (page: Page) => Promise<unknown>;
}

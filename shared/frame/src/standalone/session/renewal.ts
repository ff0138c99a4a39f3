/** Asks the member to sign in again over the page that is open, so that what was typed there stays. */
export class Renewal {
  readonly #listeners = new Set<() => void>();
  #settle: ((isRenewed: boolean) => void) | null = null;

  /** True once the member signed in again, false when they would rather not. */
  ask(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#tell();
    });
  }

  settle(isRenewed: boolean): void {
    this.#settle?.(isRenewed);
    this.#settle = null;
    this.#tell();
  }

  readonly isAsked = (): boolean => this.#settle !== null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

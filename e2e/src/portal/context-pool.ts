import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** What a test asks of its browsers. */
export interface ContextNeeds {
  readonly options: BrowserContextOptions;
  /** False for a test that needs an empty cache, or leaves something behind that cannot be removed. */
  readonly isReusable: boolean;
}

const pools = new WeakMap<Browser, ContextPool>();

/** The contexts of one worker's browser. */
export function contextPool(browser: Browser): ContextPool {
  const pool = pools.get(browser) ?? new ContextPool(browser);
  pools.set(browser, pool);
  return pool;
}

/**
 * Browser contexts that tests use one after the other. A new context has an empty cache, and its first page costs twice the
 * time of a later one: members have a cache. Cookies, storage and permissions are removed between two tests.
 */
class ContextPool {
  readonly #browser: Browser;
  readonly #idle = new Map<string, BrowserContext[]>();
  #taken: BrowserContext[] = [];
  #needs: ContextNeeds = { options: {}, isReusable: false };

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Begins a test: every context until `end` is as it needs them. */
  begin(needs: ContextNeeds): void {
    this.#needs = needs;
  }

  /** A portal that a test has started for itself has contexts of its own, which are closed at the end. */
  async take(baseURL = this.#needs.options.baseURL): Promise<BrowserContext> {
    const { options } = this.#needs;
    if (baseURL !== options.baseURL) return this.#browser.newContext({ ...options, ...(baseURL && { baseURL }) });
    const idle = this.#needs.isReusable ? this.#idleContexts().pop() : undefined;
    const context = idle ?? (await this.#browser.newContext(options));
    this.#taken.push(context);
    return context;
  }

  /** Closes every page that the test opened; pages left open would go on working beside the next tests. */
  async end(): Promise<void> {
    const open = new Set(this.#browser.contexts());
    const taken = this.#taken.filter((context) => open.has(context));
    this.#taken = [];
    const isKept = (context: BrowserContext) => this.#needs.isReusable && taken.includes(context);
    const idle = new Set([...this.#idle.values()].flat());
    await Promise.all(
      [...open].filter((context) => !idle.has(context) && !isKept(context)).map((context) => context.close()),
    );
    await Promise.all(taken.filter(isKept).map((context) => this.#giveBack(context)));
  }

  async #giveBack(context: BrowserContext): Promise<void> {
    const pages = context.pages();
    const last = pages.pop() ?? (await context.newPage());
    await Promise.all(pages.map((page) => page.close()));
    await this.#clear(context, last);
    await last.close();
    this.#idleContexts().push(context);
  }

  async #clear(context: BrowserContext, page: Page): Promise<void> {
    // Otherwise the portal's own page would write again what is cleared.
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    const storageTypes = 'local_storage,indexeddb,cache_storage';
    await session.send('Storage.clearDataForOrigin', { origin: this.#needs.options.baseURL ?? '', storageTypes });
    await context.clearCookies();
    await context.clearPermissions();
  }

  #idleContexts(): BrowserContext[] {
    const kind = JSON.stringify(this.#needs.options);
    const idle = this.#idle.get(kind) ?? [];
    this.#idle.set(kind, idle);
    return idle;
  }
}

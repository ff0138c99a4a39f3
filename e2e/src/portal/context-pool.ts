import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export interface ContextNeeds {
  readonly options: BrowserContextOptions & { readonly baseURL: string };
  /** False for a test that needs an empty cache or leaves behind what can't be removed. */
  readonly isReusable: boolean;
}

/**
 * A small page of the portal that clears its context after each test. While it stays open, the next page continues in its
 * process, with the scripts that are compiled there.
 */
interface Cleaner {
  readonly page: Page;
  readonly session: CDPSession;
}

const pools = new WeakMap<Browser, ContextPool>();

export function contextPool(browser: Browser): ContextPool {
  const pool = pools.get(browser) ?? new ContextPool(browser);
  pools.set(browser, pool);
  return pool;
}

/**
 * Reuses browser contexts, because a new one has an empty cache, and its first page takes twice as long. Clears
 * cookies, storage and permissions in between.
 */
export class ContextPool {
  readonly #browser: Browser;
  readonly #idle = new Map<string, BrowserContext[]>();
  readonly #cleaners = new WeakMap<BrowserContext, Cleaner>();
  #taken: BrowserContext[] = [];
  #needs: ContextNeeds = { options: { baseURL: '' }, isReusable: false };

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Starts a test: contexts taken until `end` get these options. */
  begin(needs: ContextNeeds): void {
    this.#needs = needs;
  }

  /** Contexts for a portal that the test started itself aren't reused. */
  async take(baseURL = this.#needs.options.baseURL): Promise<BrowserContext> {
    const { options } = this.#needs;
    if (baseURL !== options.baseURL) return this.#browser.newContext({ ...options, baseURL });
    const idle = this.#needs.isReusable ? this.#idleContexts().pop() : undefined;
    const context = idle ?? (await this.#browser.newContext(options));
    this.#taken.push(context);
    return context;
  }

  /** Open pages would keep working beside the next tests. */
  async end(): Promise<void> {
    const kept = new Set(this.#needs.isReusable ? this.#taken : []);
    const idle = new Set([...this.#idle.values()].flat());
    this.#taken = [];
    const open = this.#browser.contexts().filter((context) => !idle.has(context));
    await Promise.all(open.map((context) => (kept.has(context) ? this.#giveBack(context) : context.close())));
  }

  async #giveBack(context: BrowserContext): Promise<void> {
    const { page: kept, session } = this.#cleaners.get(context) ?? (await this.#addCleaner(context));
    await Promise.all(context.pages().map((page) => (page === kept ? undefined : page.close())));
    const storageTypes = 'local_storage,indexeddb,cache_storage';
    await session.send('Storage.clearDataForOrigin', { origin: this.#needs.options.baseURL, storageTypes });
    await context.clearCookies();
    await context.clearPermissions();
    this.#idleContexts().push(context);
  }

  async #addCleaner(context: BrowserContext): Promise<Cleaner> {
    const page = await context.newPage();
    await page.goto('/api/v1/health');
    const cleaner = { page, session: await context.newCDPSession(page) };
    this.#cleaners.set(context, cleaner);
    return cleaner;
  }

  #idleContexts(): BrowserContext[] {
    const kind = JSON.stringify(this.#needs.options);
    const idle = this.#idle.get(kind) ?? [];
    this.#idle.set(kind, idle);
    return idle;
  }
}

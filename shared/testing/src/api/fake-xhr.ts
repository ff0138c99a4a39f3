/** Answers XMLHttpRequest, which pages use for uploads because, unlike `fetch`, it reports progress. */
export function installXhr(answer: (input: string, init: RequestInit) => Promise<Response>): void {
  class FakeXhr extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    readonly #stop = new AbortController();
    #line = { method: 'GET', url: '' };
    #answer: Response | null = null;
    responseType = '';
    responseText = '';
    status = 0;

    open(method: string, url: string): void {
      this.#line = { method, url };
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.#answer?.headers.get(name) ?? null;
    }

    abort(): void {
      this.#stop.abort();
    }

    send(file: Blob): void {
      void this.#exchange(file).then((type) => {
        this.dispatchEvent(new Event(type));
        this.dispatchEvent(new Event('loadend'));
      });
    }

    async #exchange(file: Blob): Promise<'load' | 'error' | 'abort'> {
      const { method, url } = this.#line;
      this.#tellSent(file.size / 2);
      try {
        this.#answer = await answer(url, { method, headers: this.#headers, body: file, signal: this.#stop.signal });
        this.#tellSent(file.size);
        this.status = this.#answer.status;
        this.responseText = await this.#answer.text();
        return 'load';
      } catch {
        return this.#stop.signal.aborted ? 'abort' : 'error';
      }
    }

    #tellSent(loaded: number): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
    }
  }
  // The part that the client uses.
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeXhr, configurable: true, writable: true });
}

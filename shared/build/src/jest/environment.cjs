// Jest loads environments as CommonJS.
require('./quick-compiling.cjs');
require('./quick-selectors.cjs');
require('./quick-labels.cjs');
const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-jsdom');

const roles = createRequire(require.resolve('@testing-library/dom'))('aria-query');

// Browser APIs that Node has and jsdom lacks. Not MessageChannel: React's scheduler would use it and keep jest alive.
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  channels = [];

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    this.global[Symbol.for('counterpoint.aria-query')] = roles;
    // Closed with the page, as in a browser; later messages would reach code without a document.
    const channels = this.channels;
    this.global.BroadcastChannel = class extends globalThis.BroadcastChannel {
      constructor(name) {
        super(name);
        channels.push(this);
      }
    };
    // Missing in pages served over plain HTTP.
    this.global.crypto.randomUUID = undefined;
    // Node's fetch only accepts Node's signals.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
    // Node's fetch only sends Node's files.
    this.global.Blob = globalThis.Blob;
    this.global.File = globalThis.File;
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    });
    this.global.Element.prototype.scrollTo ??= () => {};
    this.global.Element.prototype.scrollIntoView ??= () => {};
  }

  /** Removes the rules of a test that is over: jsdom would match each element of the next tests against them. */
  handleTestEvent({ name }) {
    if (name !== 'test_done') return;
    for (const style of this.global.document.querySelectorAll('style')) style.remove();
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
};

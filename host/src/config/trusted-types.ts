/** The part of Trusted Types that is used here; TypeScript's own library does not know it yet. */
interface PolicyFactory {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: Readonly<Record<'createScriptURL' | 'createHTML', (text: string) => string>>): void;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/**
 * Makes the one policy that the page's content policy allows: every address that a script element is given, by whatever
 * loader, passes here and must be of our own origin. Markup is never made from text; a style library empties its
 * element that way, so text without a tag passes.
 *
 * The landing page and the application behind it share a document: whoever comes second finds the policy made.
 */
export function requireOwnScripts(factory = window.trustedTypes, origin = location.origin): void {
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, origin).origin !== origin) throw new TypeError(`No script comes from ${address}.`);
      return address;
    },
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('Markup is not made from text here.');
      return text;
    },
  });
}

/** The part of Trusted Types used here; missing in TypeScript's DOM library. */
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
 * Creates the default policy: script URLs must be of this origin, or of the one that the running script came from, and
 * HTML must contain no tag: a style library sets empty markup. Does nothing if the landing page of the same document has created it.
 */
export function requireOwnScripts(factory = window.trustedTypes): void {
  if (!factory || factory.defaultPolicy) return;
  const origins = ownOrigins();
  factory.createPolicy('default', {
    createScriptURL(address) {
      if (!origins.includes(new URL(address, location.origin).origin))
        throw new TypeError(`No script comes from ${address}.`);
      return address;
    },
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('Markup is not made from text here.');
      return text;
    },
  });
}

/** A CDN may serve the scripts; the content security policy names it, too. */
function ownOrigins(): string[] {
  const script = document.currentScript?.getAttribute('src') ?? '';
  return [location.origin, new URL(script, location.href).origin];
}

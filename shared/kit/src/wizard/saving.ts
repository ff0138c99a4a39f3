export type SavingShown =
  | { readonly kind: 'untouched' | 'waiting' | 'saving' | 'conflict' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'incomplete'; readonly problems: readonly { readonly message: string }[] }
  | { readonly kind: 'failed' | 'gone'; readonly message: string };

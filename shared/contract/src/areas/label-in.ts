import type { Language } from '@counterpoint/messages';

/** A text of an area's entry; English where a language is missing. */
export type Label = { readonly en: string } & { readonly [other in Language]?: string | undefined };

export function labelIn(label: Label, language: Language): string {
  return label[language] ?? label.en;
}

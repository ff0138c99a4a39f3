import type { AcknowledgementFinding, AcknowledgementReport } from '@counterpoint/domain/schemas/imports';
import type { Language } from '@counterpoint/messages';

type Texts = Pick<AcknowledgementFinding, 'found' | 'expected' | 'correction'>;

/** In every language, because colleagues and staff read it too. */
export interface StoredFinding extends Omit<AcknowledgementFinding, keyof Texts> {
  readonly texts: readonly (Texts & { readonly language: Language })[];
}

/** Earlier releases stored findings in the language of the member who sent the file. */
type Finding = StoredFinding | AcknowledgementFinding;

export interface StoredReport extends Omit<AcknowledgementReport, 'refusals' | 'warnings'> {
  readonly refusals: readonly Finding[];
  readonly warnings: readonly Finding[];
}

import { typedAs } from '@counterpoint/area-ui/draft-text';
import { formatIswc } from '@counterpoint/domain/identifiers';

/** An ISWC as it is typed; stored it has no dots. */
export const typedIswc = typedAs((text) => (/^T\d{10}$/.test(text) ? formatIswc(text) : text));

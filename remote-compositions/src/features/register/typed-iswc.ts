import { typedAs } from '@counterpoint/area-ui/draft-text';
import { formatIswc } from '@counterpoint/domain/identifiers';

export const typedIswc = typedAs((text) => (/^T\d{10}$/.test(text) ? formatIswc(text) : text));

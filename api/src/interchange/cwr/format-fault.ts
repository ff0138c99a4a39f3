import type { CwrFinding } from '@counterpoint/domain/cwr';
import * as text from '../../messages/cwr.generated.ts';

export function formatFault({ id: rule, line, correction }: CwrFinding): string {
  return line ? text.faultInLine({ line, correction, rule }) : text.fault({ correction, rule });
}

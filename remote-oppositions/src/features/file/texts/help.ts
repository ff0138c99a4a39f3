import { paths } from '@counterpoint/contract/paths';
import * as text from '../../../messages/filing.generated.ts';

export function filingHelp() {
  return { label: text.help(), href: paths.account.helpTopic('answering-a-dispute') };
}

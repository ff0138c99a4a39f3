import { paths } from '@counterpoint/contract/paths';

/** Where it is told how a case is filed. */
export const HELP = { label: 'How a case goes', href: paths.account.helpTopic('answering-a-dispute') };

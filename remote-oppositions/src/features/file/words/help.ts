import { paths } from '@counterpoint/contract/paths';

export const HELP = { label: 'How a case goes', href: paths.account.helpTopic('answering-a-dispute') };

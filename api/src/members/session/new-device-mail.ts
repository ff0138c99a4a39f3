import * as text from '../../messages/second-factor.generated.ts';
import type { Env } from '../../platform/config/env.ts';
import { letter } from '../../platform/mail/letter.ts';
import { linkTo, type Message } from '../../platform/mail/messages.ts';
import { formatInstant } from '../../platform/time/format.ts';
import { deviceOf } from './device.ts';

interface NewDevice {
  readonly at: Date;
  readonly userAgent: string | null;
}

export function newDevice(
  recipient: string,
  { PUBLIC_URL, SOCIETY_TIME_ZONE }: Pick<Env, 'PUBLIC_URL' | 'SOCIETY_TIME_ZONE'>,
  { at, userAgent }: NewDevice,
): Message {
  const { browser, system } = deviceOf(userAgent);
  const device = browser && system ? text.device({ browser, system }) : (browser ?? system ?? text.unknownDevice());
  return letter(
    recipient,
    text.newDeviceSubject(),
    text.newDevice({ time: formatInstant(at, SOCIETY_TIME_ZONE), device }),
    text.newDeviceNotYou(),
    { type: 'button', label: text.newDeviceAction(), url: linkTo(PUBLIC_URL, '/password-change') },
  );
}

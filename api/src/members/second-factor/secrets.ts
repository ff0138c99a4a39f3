import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { CODE_LETTERS } from '@counterpoint/domain/schemas/parties';

const CODE_LENGTH = 12;
const RECOVERY_CODES = 10;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, bound to the account: a secret copied to another row can't be decrypted. */
export function encryptSecret(key: string, accountId: string, secret: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', derive(key, 'authenticator-app'), iv).setAAD(Buffer.from(accountId));
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Throws if the key is another one than the secret was encrypted with. */
export function decryptSecret(key: string, accountId: string, stored: Buffer): Buffer {
  const iv = stored.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', derive(key, 'authenticator-app'), iv)
    .setAAD(Buffer.from(accountId))
    .setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** 60 random bits each, in groups that can be copied by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );
}

/** Keyed, so that a reader of the database can't try codes. Letters that look like digits count as those digits. */
export function hashOfRecoveryCode(key: string, accountId: string, code: string): Buffer {
  const plain = code.replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return createHmac('sha256', derive(key, 'recovery-code')).update(`${accountId}\0${plain}`).digest();
}

function derive(key: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `counterpoint:${use}`, 32));
}

import type { ColumnType, Generated } from 'kysely';

export interface PasskeyTable {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: Buffer;
  /** Up to 2^32, which PostgreSQL's driver reads as text. */
  sign_count: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Generated<Date | null>;
}

export interface AuthenticatorAppTable {
  account_id: string;
  encrypted_secret: Buffer;
  created_at: Date;
  confirmed_at: Generated<Date | null>;
  last_period: Generated<number>;
}

export interface RecoveryCodeTable {
  account_id: string;
  code_hash: Buffer;
}

export interface PendingSignInTable {
  token_hash: Buffer;
  account_id: string;
  expires_at: Date;
}

export interface PasskeyChallengeTable {
  holder_hash: Buffer;
  purpose: 'register' | 'sign_in' | 'second_factor' | 'proof';
  challenge: string;
  expires_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    passkey: PasskeyTable;
    authenticator_app: AuthenticatorAppTable;
    recovery_code: RecoveryCodeTable;
    pending_sign_in: PendingSignInTable;
    passkey_challenge: PasskeyChallengeTable;
  }
}

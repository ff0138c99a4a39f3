import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    passkey: {
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
    };
    authenticator_app: {
      account_id: string;
      encrypted_secret: Buffer;
      created_at: Date;
      confirmed_at: Generated<Date | null>;
      last_period: Generated<number>;
    };
    recovery_code: {
      account_id: string;
      code_hash: Buffer;
    };
    pending_sign_in: {
      token_hash: Buffer;
      account_id: string;
      expires_at: Date;
    };
    passkey_challenge: {
      holder_hash: Buffer;
      purpose: 'register' | 'sign_in' | 'second_factor' | 'proof';
      challenge: string;
      expires_at: Date;
    };
  }
}

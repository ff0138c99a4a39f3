import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Challenge {
  readonly challenge: string;
}

interface Circumstances {
  /** Of the page that asks; another one's is phishing. */
  readonly origin?: string;
  readonly isVerified?: boolean;
}

/** A passkey in memory: makes what a browser would send. */
export function createSoftwareAuthenticator({ rpId = 'localhost', home = 'http://localhost:3000' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let uses = 0;

  function authenticatorData(flags: number, attested = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, attested]);
  }

  function clientData(type: string, { challenge }: Challenge, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  const credential = { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {} };

  return {
    id: encode(id),

    register(options: Challenge, { origin = home }: Circumstances = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: 'jwk' }))]);
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED | HAS_KEY, attested);
      return {
        ...credential,
        response: {
          clientDataJSON: encode(clientData('webauthn.create', options, origin)),
          attestationObject: encode(attestationWithoutStatement(data)),
          transports: ['internal'],
        },
      };
    },

    sign(options: Challenge, { origin = home, isVerified = true }: Circumstances = {}) {
      uses += 1;
      const data = authenticatorData(USER_PRESENT | (isVerified ? USER_VERIFIED : 0));
      const client = clientData('webauthn.get', options, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
      };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url');
}

/** CBOR of an ES256 key: a map of five. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const coordinate = (value: string) => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(value, 'base64url')]);
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    coordinate(x),
    Buffer.of(0x22),
    coordinate(y),
  ]);
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestationWithoutStatement(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.of(0x60 | value.length), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.of(0xa3),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.of(0xa0),
    text('authData'),
    Buffer.of(0x58, data.length),
    data,
  ]);
}

import { X509Certificate, createHash } from 'node:crypto';
import { generate } from 'selfsigned';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Certificate {
  /** Private key, PEM. */
  key: string;
  /** Self-signed certificate, PEM. */
  cert: string;
  /** SHA-256 of the public key's DER form in base64, as Chromium's switch wants it. */
  spkiSha256: string;
}

/** Days from now; negative ones are past. */
export interface Validity {
  fromDays: number;
  untilDays: number;
}

/** Makes a fresh key with a certificate for `hosts` that signs itself. The first host is its subject. */
export async function makeCertificate(hosts: readonly string[], validity: Validity): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: hosts[0] ?? 'replay.example' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() + validity.fromDays * DAY_MS),
    notAfterDate: new Date(Date.now() + validity.untilDays * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) },
    ],
  });
  return { key: made.private, cert: made.cert, spkiSha256: spkiSha256(made.cert) };
}

function spkiSha256(cert: string): string {
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(publicKey).digest('base64');
}

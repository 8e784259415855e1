import { generateKeyPairSync, sign } from 'node:crypto'

/** A key and a certificate for the IP address 127.0.0.1 (RFC 5280), for HTTPS servers of tests; made anew by each call. */
export function selfSignedCertificate(): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const content = sequence(
    der(0xa0, integer(2)), // version 3
    integer(1),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(forLocalhost)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const certificate = sequence(content, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  }
}

/** A value in DER: its tag, its length, itself. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const { length } = value
  const lengths = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...lengths]), value])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (text: string) => der(0x18, Buffer.from(text))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const commonName = sequence(identifier('550403'), der(0x0c, Buffer.from('test')))
const name = sequence(der(0x31, commonName))
const validity = sequence(time('20200101000000Z'), time('21200101000000Z'))
/** subjectAltName with one iPAddress. */
const forLocalhost = sequence(
  identifier('551d11'),
  der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1])))),
)

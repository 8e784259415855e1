import type { PeerCertificate } from 'node:tls'

import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, wrong } = findingsOf('certificate')

const day = 24 * 3_600_000
/**
 * The check warns this many days before a certificate expires. A proxy renews Let's Encrypt's certificates a month before they
 * expire. So if the check warns, the renewal has been failing for two weeks.
 */
const warnDays = 14

const renew = 'See why the proxy does not renew it: for Caddy journalctl -u caddy, for nginx certbot renew'

/** Judges how soon a certificate expires that the TLS client has accepted. */
export function judgeExpiry({ valid_to: until }: Pick<PeerCertificate, 'valid_to'>, now: Date): Finding {
  const days = Math.floor((Date.parse(until) - now.getTime()) / day)
  const text = `The certificate is valid for ${days} more days.`
  return days < warnDays ? warning(text, renew) : ok(text)
}

/** Why a certificate was not accepted, by the code of Node's error; undefined if the error has another cause. */
export function explainRejected(code: string, host: string): Finding | undefined {
  if (code === 'CERT_HAS_EXPIRED')
    return wrong('The certificate has expired; browsers warn guests away.', renew)
  if (code === 'CERT_NOT_YET_VALID') {
    return wrong(
      'The certificate is not valid yet.',
      'Set the clocks of this machine and of the proxy right.',
    )
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return wrong(
      `The certificate is for another name than ${host}; browsers warn guests away.`,
      'Give the proxy a certificate for this name, or correct PUBLIC_URL.',
    )
  }
  if (code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' || code === 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY') {
    return wrong(
      'The proxy sends its certificate without those that lead to a known authority; some phones reject it.',
      'Let it send the whole chain: fullchain.pem, not cert.pem',
    )
  }
  if (/SELF_SIGNED|^UNABLE_TO_|^CERT_|^INVALID_CA$/.test(code)) {
    return wrong(
      `No authority that browsers know has signed the certificate (${code}).`,
      "Get one that is known, such as Let's Encrypt's: Caddy does so by itself.",
    )
  }
  return undefined
}

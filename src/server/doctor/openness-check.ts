import type { Config } from '../config.ts'
import { impliedProduction, isPrivateHost } from '../implied-production.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, wrong } = findingsOf('open to the world')

/** Checks that the settings suit a site that is open to the whole internet, or a site that is open only to the local network. */
export function* checkOpenness(
  config: Config,
  isDemoPassword: (password: string) => boolean,
): Generator<Finding> {
  const reason = impliedProduction(config)
  if (config.demoPasswordsFrom === 'everywhere' && reason !== undefined)
    yield wrong(
      `Anybody can sign in with the demo passwords, because PRODUCTION=false although ${reason}.`,
      'Set PRODUCTION=true, unless this is a trial without real guests.',
    )
  else if (!config.production) yield ok('The site is for this machine and its network alone.')
  else {
    const found = [...passwordFindings(config, isDemoPassword), ...addressFindings(config)]
    yield* found.length > 0 ? found : [ok('The settings fit a site that the world can reach.')]
  }
}

function* passwordFindings(
  { productionReason, adminPassword, demoData, rateLimits }: Config,
  isDemoPassword: (password: string) => boolean,
): Generator<Finding> {
  if (productionReason !== undefined)
    yield warning(
      `The site counts as open to the world only because ${productionReason}.`,
      'Set PRODUCTION=true, so that it stays so whatever else is changed.',
    )
  if (adminPassword !== undefined && isDemoPassword(adminPassword))
    yield wrong(
      'ADMIN_PASSWORD is a demo password that everybody knows.',
      'Choose another one: the start ends here.',
    )
  if (demoData)
    yield warning(
      'An empty database would be filled with the demo restaurant.',
      'Set DEMO_DATA=false once the menu is your own.',
    )
  if (!rateLimits)
    yield warning(
      'Nothing limits how often somebody may order or guess passwords.',
      'Remove RATE_LIMITS=false, unless the proxy limits them.',
    )
}

function* addressFindings({ publicUrl, trustProxy }: Config): Generator<Finding> {
  const address = publicUrl === undefined ? undefined : new URL(publicUrl)
  if (!address)
    yield warning(
      'The site does not know its own address, and believes what visitors send.',
      'Set PUBLIC_URL=https://your-address',
    )
  else if (address.protocol === 'http:' && !isPrivateHost(address.hostname))
    yield wrong(
      'Names, phone numbers and passwords cross the internet in clear, because PUBLIC_URL begins with http.',
      'Let a proxy such as Caddy end HTTPS (docs/operations.md), and write https.',
    )
  else if (address.protocol === 'https:' && trustProxy === 0)
    yield warning(
      'All guests share one limit, because TRUST_PROXY is 0 although something before the site ends HTTPS.',
      'Set TRUST_PROXY to the number of proxies, usually 1.',
    )
}

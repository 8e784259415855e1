import type { AttackedSite } from './attacked-site.ts'
import { type Finding, finding } from './finding.ts'
import { hostileHeaders } from './hostile-headers.ts'
import { inParallel } from './in-parallel.ts'
import { requestBytes, sendRaw } from './raw-http.ts'
import { foreignHost, problemsOf } from './response-problems.ts'

/** Pages and files that say at which address they and others are. */
const addressing = [
  '/',
  '/menu?lang=en',
  '/news',
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/api/menu-items',
]

const forwarding = ['X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-For', 'Forwarded'] as const

/** What a proxy passes on as a visitor wrote it, where the site believes that proxy and knows no address of its own. */
export async function fuzzForwarded(site: AttackedSite): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of forwarding) {
    const pairs = addressing.flatMap((target) =>
      (hostileHeaders[name] ?? []).map((headers) => ({ target, headers })),
    )
    const tried = await inParallel(pairs, 8, async ({ target, headers }) => {
      const bytes = requestBytes('GET', target, headers)
      const response = await sendRaw({ port: site.port, from: site.nextAddress() }, bytes)
      const isForeign = [foreignHost, 'javascript://'].some((text) => response.body.includes(text))
      const problems = problemsOf(response, { isApi: target.startsWith('/api') })
      return {
        bytes,
        response,
        problems: isForeign ? [...problems, 'an address of the visitor’s'] : problems,
      }
    })
    findings.push(finding(`${name} through a proxy`, tried))
  }
  return findings
}

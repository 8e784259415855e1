import type { Api } from '#src/web/api.ts'
import type { Services } from '../services.ts'

/**
 * The restaurant's number for a page that is sent without being rendered, because there is no time for that: asked for once for each
 * version of the content. Blank where there is none, or where it cannot be had.
 */
export function helpPhone({ content }: Pick<Services, 'content'>, api: Api): () => Promise<string> {
  let known: { readonly version: number; readonly phone: string } | undefined
  return async () => {
    const version = content.version()
    if (known?.version === version) return known.phone
    try {
      const { phone } = await api.call('GET /api/site-settings')
      known = { version, phone }
      return phone
    } catch {
      return ''
    }
  }
}

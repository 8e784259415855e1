import type { Api } from '#src/web/api.ts'
import type { Services } from '../services.ts'

/**
 * The restaurant's phone number, for a page that is sent without rendering. The number is loaded once for each version of the
 * content. It is blank if the restaurant has no number or if the number cannot be loaded.
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

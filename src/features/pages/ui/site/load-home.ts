import type { Api } from '#src/web/api.ts'
import type { HomeContent } from '../../contract/home-content.ts'

/** The texts of the home page that are in the server's HTML; dishes, reviews and news come when they are near. */
export function loadHome(api: Api): Promise<HomeContent> {
  return api.call('GET /api/home-content')
}

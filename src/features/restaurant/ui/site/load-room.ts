import type { Api } from '#src/web/api.ts'

/**
 * The address of the picture in the third chapter of the home page, which is about the table. If there is none, the address of the
 * dining room's picture; without either picture, null.
 */
export async function loadTable(api: Api): Promise<string | null> {
  const content = await api.call('GET /api/home-content').catch(() => null)
  return content?.chapter3ImageUrl ?? content?.visitImageUrl ?? null
}

/**
 * The address of the dining room's picture that the owner has chosen for the home page; null if there is none. The page's form
 * works without this picture, so a failed request also returns null.
 */
export async function loadRoom(api: Api): Promise<string | null> {
  const content = await api.call('GET /api/home-content').catch(() => null)
  return content?.visitImageUrl ?? null
}

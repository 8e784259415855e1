import type { Api } from '#src/web/api.ts'

/** The address of the picture of the home page's third chapter, about the table; if there is none, of the room; else null. */
export async function loadTable(api: Api): Promise<string | null> {
  const content = await api.call('GET /api/home-content').catch(() => null)
  return content?.chapter3ImageUrl ?? content?.visitImageUrl ?? null
}

/**
 * The address of the room's picture that the owner has chosen for the home page; null if there is none. The page's form works
 * without the picture, so a failed request also returns null.
 */
export async function loadRoom(api: Api): Promise<string | null> {
  const content = await api.call('GET /api/home-content').catch(() => null)
  return content?.visitImageUrl ?? null
}

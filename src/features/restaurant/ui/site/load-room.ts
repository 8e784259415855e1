import type { Api } from '#src/web/api.ts'

/**
 * The address of the room's picture that the owner has chosen for the home page; null if there is none. The form works without it,
 * so a failed request also returns null.
 */
export async function loadRoom(api: Api): Promise<string | null> {
  const content = await api.call('GET /api/home-content').catch(() => null)
  return content?.visitImageUrl ?? null
}

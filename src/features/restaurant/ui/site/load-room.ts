import type { Api } from '#src/web/api.ts'

/** The address of the picture of the room that the owner has chosen for home; null for none. A form does without it, so a failure is none too. */
export async function loadRoom(api: Api): Promise<string | null> {
  const content = await api.call('GET /api/home-content').catch(() => null)
  return content?.visitImageUrl ?? null
}

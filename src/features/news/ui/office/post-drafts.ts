import { createStore } from '#src/web/store.ts'
import { BlogPost } from '../../contract/blog-post.ts'
import { newPostValues, type PostValues, restorePostValues } from '../../rules/post-values.ts'

/** What has been typed and not saved, of a new post or of one as it was when the edit began. */
export interface PostDraft {
  readonly values: PostValues
  readonly base: BlogPost | undefined
}

type Drafts = Readonly<Record<string, PostDraft>>

/** By the id of the post, or `new`. They outlive a reload, a lost connection and the end of the session, and end with the tab. */
const drafts = createStore<Drafts>(
  {},
  { storage: 'sessionStorage', key: 'news-drafts', version: 0, restore: restoreDrafts },
)

export function postDraft(id: string): PostDraft | undefined {
  return drafts.get()[id]
}

export function storePostDraft(id: string, draft: PostDraft): void {
  drafts.set({ ...drafts.get(), [id]: draft })
}

export function removePostDraft(id: string): void {
  const { [id]: removed, ...others } = drafts.get()
  if (removed) drafts.set(others)
}

function restoreDrafts(stored: unknown): Drafts {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored as Record<string, { values?: unknown; base?: unknown } | null>).flatMap(
      ([id, draft]) => {
        const base = BlogPost.safeParse(draft?.base).data
        // Without what it began with nothing can be said about what was changed.
        if (id !== 'new' && !base) return []
        return [[id, { values: restorePostValues(draft?.values, newPostValues), base }]]
      },
    ),
  )
}

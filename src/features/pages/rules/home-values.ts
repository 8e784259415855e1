import type { HomeRecord } from '../contract/home-content.ts'

/** What stands in the editor of the home page. */
export type HomeValues = { [Field in keyof Omit<HomeRecord, 'isActive' | 'updatedAt'>]: string } & {
  isActive: boolean
}

/** A record as its editor begins with it: where nothing is stored, the field is empty. */
export function homeValues({ updatedAt: _time, isActive, ...texts }: HomeRecord): HomeValues {
  const typed = Object.entries(texts).map(([field, text]) => [field, text ?? ''])
  return { ...(Object.fromEntries(typed) as Record<keyof typeof texts, string>), isActive } // the same fields
}

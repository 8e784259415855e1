import type { AboutRecord } from '../contract/about-content.ts'

/** What stands in the editor of the page about the restaurant. */
export type AboutValues = { [Field in keyof Omit<AboutRecord, 'isActive' | 'updatedAt'>]: string } & {
  isActive: boolean
}

/** A record as its editor begins with it: where nothing is stored, the field is empty. */
export function aboutValues({ updatedAt: _time, isActive, ...texts }: AboutRecord): AboutValues {
  const typed = Object.entries(texts).map(([field, text]) => [field, text ?? ''])
  return { ...(Object.fromEntries(typed) as Record<keyof typeof texts, string>), isActive } // the same fields
}

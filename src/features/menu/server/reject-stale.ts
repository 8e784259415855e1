import { conflict } from '#src/kernel/problem.ts'

/** Throws 409 where somebody else has edited it since the form began with it. */
export function rejectStale(
  before: { readonly updatedAt?: string | undefined },
  updatedAt: string | undefined,
  code: 'menu.dish-stale' | 'menu.category-stale',
): void {
  if (updatedAt === undefined || updatedAt === before.updatedAt) return
  throw conflict(code, 'Someone else has changed this meanwhile')
}

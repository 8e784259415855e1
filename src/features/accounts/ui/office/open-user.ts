import { useSearchParams } from 'react-router'

import { useUrlFilters } from '#src/web/office/use-url-search.ts'

/** What the address opens: the form of a new user, or the form or the deletion of one (`?user=`, `&open=`). */
export type OpenUser =
  | { readonly as: 'new' }
  | { readonly as: 'edit' | 'delete'; readonly id: string }
  | { readonly as: 'nothing' }

/** What the address has open, so that a link and a reload open it too. */
export function useOpenUser() {
  const [parameters, set] = useUrlFilters()
  return { open: readOpenUser(parameters), close: () => set({ user: null, open: null }) }
}

function readOpenUser(parameters: URLSearchParams): OpenUser {
  const id = parameters.get('user')
  const asked = parameters.get('open')
  if (id !== null && id !== '') return { as: asked === 'delete' ? 'delete' : 'edit', id }
  return { as: asked === 'new' ? 'new' : 'nothing' }
}

/** The address that opens it, with all else of this one. */
export function useUserAddress() {
  const [parameters] = useSearchParams()
  return (open: Exclude<OpenUser, { as: 'nothing' }>) => {
    const next = new URLSearchParams(parameters)
    next.set('open', open.as)
    if (open.as === 'new') next.delete('user')
    else next.set('user', open.id)
    return { search: `?${next.toString()}` }
  }
}

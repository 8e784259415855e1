import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useUrlFilters } from './use-url-search.ts'

const ofOne = ['details', 'edit', 'delete', 'schemas'] as const

/**
 * What the address of a list opens: the form for a new row, or a dialog (`&open=`) for one row (its id is in a parameter such as
 * `?dish=`). Every link to the same address opens the same form or dialog.
 */
export type Opened =
  | { readonly as: 'new' }
  | { readonly as: (typeof ofOne)[number]; readonly id: string }
  | { readonly as: 'nothing' }

type Open = Exclude<Opened, { as: 'nothing' }>

/**
 * The dialog that opens for a row if the address has no `&open=`: the row's details or its form. A list with `details` has no form
 * for a new row.
 */
type Otherwise = 'details' | 'edit'

function readOpened(parameters: URLSearchParams, parameter: string, otherwise: Otherwise): Opened {
  const id = parameters.get(parameter)
  const asked = parameters.get('open')
  if (!id) return { as: asked === 'new' && otherwise === 'edit' ? 'new' : 'nothing' }
  return { as: ofOne.find((each) => each === asked) ?? otherwise, id }
}

function parametersOf(parameter: string, opened: Open): Readonly<Record<string, string | null>> {
  return { [parameter]: idOf(opened) ?? null, open: opened.as === 'details' ? null : opened.as }
}

/** Returns a function that makes the address of a dialog from the current address; all other parameters are kept. */
export function useOpenAddress(parameter: string) {
  const [parameters] = useSearchParams()
  return (opened: Open) => {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(parametersOf(parameter, opened)))
      if (value === null) next.delete(name)
      else next.set(name, value)
    return { search: `?${next.toString()}` }
  }
}

/**
 * The dialog that the address names. While a dialog closes, the address no longer names it, but `shown` still does, so that the
 * dialog keeps its content until it has disappeared.
 */
export function useOpenDialog(parameter: string, otherwise: Otherwise) {
  const [parameters, set] = useUrlFilters()
  const opened = readOpened(parameters, parameter, otherwise)
  const isOpen = opened.as !== 'nothing'
  const [last, setLast] = useState<Opened>(opened)
  const isOther = isOpen && (opened.as !== last.as || idOf(opened) !== idOf(last))
  if (isOther) setLast(opened)
  const shown = isOther ? opened : last
  const open = (next: Open) => set(parametersOf(parameter, next))
  return {
    shown,
    id: idOf(shown),
    dialog: { open: isOpen, onClose: () => set({ [parameter]: null, open: null }) },
    open,
    /** Goes back to the address of the dialog that is still visible, and adds an entry to the browser's history. */
    reopen: () => shown.as !== 'nothing' && set(parametersOf(parameter, shown), { replace: false }),
  }
}

function idOf(opened: Opened): string | undefined {
  return 'id' in opened ? opened.id : undefined
}

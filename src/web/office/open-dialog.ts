import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useUrlFilters } from './use-url-search.ts'

const ofOne = ['edit', 'delete', 'schemas'] as const

/** What the address of a list opens: the form of a new thing, or something of one (`?dish=`, `&open=`); a link opens it too. */
export type Opened =
  | { readonly as: 'new' }
  | { readonly as: (typeof ofOne)[number]; readonly id: string }
  | { readonly as: 'nothing' }

function readOpened(parameters: URLSearchParams, parameter: string): Opened {
  const id = parameters.get(parameter)
  const asked = parameters.get('open')
  if (!id) return { as: asked === 'new' ? 'new' : 'nothing' }
  return { as: ofOne.find((each) => each === asked) ?? 'edit', id }
}

/** The address that opens it, with all else of this one. */
export function useOpenAddress(parameter: string) {
  const [parameters] = useSearchParams()
  return (opened: Exclude<Opened, { as: 'nothing' }>) => {
    const next = new URLSearchParams(parameters)
    next.set('open', opened.as)
    if (opened.as === 'new') next.delete(parameter)
    else next.set(parameter, opened.id)
    return { search: `?${next.toString()}` }
  }
}

/**
 * The dialog that the address names, and the row it is about. A dialog keeps its content, and so what was typed, once the
 * row has gone: somebody else may have deleted it, or this dialog, which then closes.
 */
export function useOpened<Row extends { readonly id: string }>(
  parameter: string,
  rows: readonly Row[] | undefined,
) {
  const [parameters, set] = useUrlFilters()
  const opened = readOpened(parameters, parameter)
  const isOpen = opened.as !== 'nothing'
  const [last, setLast] = useState<Opened>(opened)
  const isOther = isOpen && (opened.as !== last.as || idOf(opened) !== idOf(last))
  if (isOther) setLast(opened)
  const shown = isOther ? opened : last
  const id = idOf(shown)
  const listed = rows?.find((row) => row.id === id)
  const [lastRow, setLastRow] = useState<Row>()
  if (listed && listed !== lastRow) setLastRow(listed)
  return {
    shown,
    row: listed ?? (lastRow?.id === id ? lastRow : undefined),
    dialog: { open: isOpen, onClose: () => set({ [parameter]: null, open: null }) },
    /** Back to the address of what is shown. */
    reopen: () => set({ [parameter]: id ?? null, open: shown.as }),
  }
}

function idOf(opened: Opened): string | undefined {
  return 'id' in opened ? opened.id : undefined
}

import { type RefObject, useLayoutEffect, useState } from 'react'

import { useHydrated } from './use-hydrated.ts'

/**
 * Calls a form's handlers for what the visitor typed and chose before the page was hydrated, because React did not call them then.
 * A form that only the browser renders has no such early input.
 */
export function useEarlyTyping(form: RefObject<HTMLFormElement | null>): void {
  const isDrawnHere = useHydrated()
  const [isEarly] = useState(!isDrawnHere)
  useLayoutEffect(() => {
    if (!isEarly) return
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) dispatchChange(field)
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) dispatchInput(field)
    }
  }, [form, isEarly])
}

function dispatchChange(field: HTMLSelectElement): void {
  const isChanged = [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (isChanged) field.dispatchEvent(new Event('change', { bubbles: true }))
}

function dispatchInput(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field instanceof HTMLInputElement && field.type === 'radio') return dispatchChoice(field)
  const { value, defaultValue } = field
  if (value === defaultValue) return
  // React takes the value that it finds at hydration as known, and calls handlers only for a change that bypasses React's own
  // setter. So the field is reset, and the native setter sets the value again.
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Calls the handlers of a radio that was chosen early. React calls them for a click event that finds the radio newly chosen. */
function dispatchChoice(field: HTMLInputElement): void {
  if (!field.checked || field.defaultChecked) return
  field.checked = false
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'checked')?.set?.call(field, true)
  field.dispatchEvent(new Event('click', { bubbles: true }))
}

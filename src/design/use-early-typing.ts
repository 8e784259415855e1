import { type RefObject, useLayoutEffect, useState } from 'react'

import { useHydrated } from './use-hydrated.ts'

/**
 * Calls a form's event handlers for what the visitor typed and chose before the page was hydrated, because React could not call
 * them then. If only the browser renders a form, nobody can have typed into it earlier.
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
  // React takes the value that it finds at hydration as already known, and calls handlers only for a change that was made without
  // React's own setter. So this code resets the field and sets the value again by the browser's setter.
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Calls the handlers of a radio button that the visitor chose before hydration. React calls these handlers on a click event, if the
 * radio was not chosen before the event. So the radio is reset and chosen again.
 */
function dispatchChoice(field: HTMLInputElement): void {
  if (!field.checked || field.defaultChecked) return
  field.checked = false
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'checked')?.set?.call(field, true)
  field.dispatchEvent(new Event('click', { bubbles: true }))
}

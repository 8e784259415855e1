import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells a form's handlers what was typed and chosen in its fields before the page was hydrated, when no handler was
 * called for it.
 */
export function useEarlyTyping(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) tellChosen(field)
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) tellTyped(field)
    }
  }, [form])
}

function tellChosen(field: HTMLSelectElement): void {
  const isChanged = [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (isChanged) field.dispatchEvent(new Event('change', { bubbles: true }))
}

function tellTyped(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  // React takes what it finds in a field as told, and hears only of a change that does not go through its own setter.
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

import { topModal } from '#src/design/modal-stack.ts'

/** Puts a text into the clipboard; false where the browser rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** On a local network without HTTPS there is no clipboard to write to; a selection can still be copied. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  // Beneath an open dialog nothing can be selected.
  const parent = topModal() ?? document.body
  parent.append(field)
  field.select()
  // Deprecated, and the only way left here.
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

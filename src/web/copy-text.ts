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

/** On a local network without HTTPS, and in some old browsers of apps, there is no clipboard to write to; a selection can still be copied. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  // No keyboard opens for it, and the page does not scroll to it.
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.top = '0'
  // Beneath an open dialog nothing can be selected.
  const parent = topModal() ?? document.body
  parent.append(field)
  field.focus({ preventScroll: true })
  field.setSelectionRange(0, text.length)
  try {
    // Deprecated, and the only way left here.
    return document.execCommand('copy')
  } catch {
    // It may be gone from newer browsers.
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

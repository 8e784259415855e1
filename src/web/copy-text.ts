import { topModal } from '#src/design/modal-stack.ts'

/** Copies a text to the clipboard. Returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/**
 * Copies by selecting the text. On a local network without HTTPS, and in some old in-app browsers, scripts cannot write to the
 * clipboard, but a selection can still be copied.
 */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  // A read-only field opens no on-screen keyboard, and a field with a fixed position does not make the page scroll.
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.top = '0'
  // While a dialog is open, nothing outside of the dialog can be selected, so the field is put into the dialog.
  const parent = topModal() ?? document.body
  parent.append(field)
  field.focus({ preventScroll: true })
  field.setSelectionRange(0, text.length)
  try {
    // `execCommand` is deprecated, but there is no other way to copy a selection.
    return document.execCommand('copy')
  } catch {
    // Newer browsers may no longer have `execCommand`; then nothing is copied.
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

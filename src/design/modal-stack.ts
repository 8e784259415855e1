/*
 * The open modal dialogs, the topmost last. Everything outside the topmost dialog is inert, even toasts. So the toast region moves
 * into the topmost dialog, where users can read and dismiss toasts and screen readers announce them.
 */
let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]) {
  stack = next
  for (const listener of listeners) listener()
}

/** Adds a dialog on top; the returned function removes it. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog])
  return () => change(stack.filter((other) => other !== dialog))
}

/** The topmost modal dialog, or null. Everything outside it is inert. */
export function topModal(): HTMLDialogElement | null {
  return stack.at(-1) ?? null
}

/** Calls the listener whenever a modal opens or closes. The returned function removes the listener. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

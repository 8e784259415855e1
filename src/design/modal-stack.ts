/*
 * Which modal dialogs are open, the topmost last. Everything outside the topmost is inert, toasts included: so the
 * toast region moves into it and stays readable, announced and dismissible.
 */
let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]) {
  stack = next
  for (const listener of listeners) listener()
}

/** Puts a dialog on top; the function returned takes it away again. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog])
  return () => change(stack.filter((other) => other !== dialog))
}

/** The dialog everything else is inert beneath, or null. */
export function topModal(): HTMLDialogElement | null {
  return stack.at(-1) ?? null
}

/** Calls back whenever a modal opens or closes; the function returned stops it. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

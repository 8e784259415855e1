import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import type { CallName } from '#src/kernel/endpoint.ts'
import { lastTap } from '#src/web/office/second-tap.ts'
import type { ShownPart } from '#test/support/dom/shown-part.tsx'

/** One write of an office screen, as somebody who works there does it. */
export interface ScreenWrite {
  readonly call: CallName
  /** Types and chooses what is to be sent; once, as a failure leaves it. */
  readonly fill?: (shown: ShownPart) => Promise<unknown>
  /** Sends it; for a second time after a failure. */
  readonly press: (shown: ShownPart) => Promise<unknown>
  /** What the toast says of a failure, before the reason. */
  readonly failed: string
  readonly done: string
  /** The lists that are fetched again. */
  readonly reads: readonly CallName[]
  /** The labels of the buttons that cannot be pressed meanwhile. */
  readonly disabled?: readonly (string | RegExp)[]
  /** What shows of it; after a failure it is as it was before. */
  readonly state?: () => unknown
  /** What shows of it after success, before its lists have come. */
  readonly shows?: unknown
  /** A text that is in the list after success, before its lists have come; of a form, which is closed by then. */
  readonly listed?: string
}

/** Presses the button of this name. */
export const press =
  (name: string | RegExp): ScreenWrite['press'] =>
  async ({ user }) =>
    user.click(await screen.findByRole('button', { name }))

/** Chooses this value in the list of this label. */
export const choose =
  (label: string | RegExp, chosen: string): ScreenWrite['press'] =>
  async ({ user }) =>
    user.selectOptions(await screen.findByLabelText(label), chosen)

/** Fills fields of the open dialog all at once: letter by letter the whole form is drawn as often. */
export const fill = (fields: Readonly<Record<string, string>>) => async () => {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label, { selector: 'dialog[open] *' })
    fireEvent.change(field, { target: { value: text } })
  }
}

/** What stands in the field of this label. */
export const value = (label: string | RegExp) => () =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value

/**
 * Lets it fail, which must be told and undone, and then succeed: meanwhile its buttons cannot be pressed, and after that success
 * is told and its lists are fetched again. Returns what was sent, in JSON.
 */
export async function sentBy(shown: ShownPart, write: ScreenWrite): Promise<{ url: string; body?: unknown }> {
  const { network, toast } = shown
  const { call, state } = write
  await write.fill?.(shown)
  const before = state?.()

  network.cut(call)
  await write.press(shown)
  await waitFor(() => expect(toast()).toContain(`${write.failed}. Mất kết nối`))
  if (state) await waitFor(() => expect(state()).toEqual(before))

  const release = network.hold(call)
  const failed = network.sentTo(call).length
  // Nobody reads that it failed and presses again so soon that the press counts as the second of a double one.
  lastTap.set(undefined)
  await write.press(shown)
  await waitFor(() => expect(network.sentTo(call).length).toBeGreaterThan(failed))
  const { url = '', body } = network.sentTo(call).at(-1) ?? {}
  for (const name of write.disabled ?? [])
    await waitFor(() => expect([name, isDisabled(name)]).toEqual([name, true]))

  const read = (name: CallName) => network.sentTo(name).length
  const soFar = write.reads.map(read)
  const releaseReads = write.reads.map((name) => network.hold(name))
  release()
  await waitFor(() => expect(toast()).toContain(write.done))
  // Until it has ended, what was chosen shows in any case.
  await waitFor(() => expect(shown.isWriting()).toBe(false))
  if ('shows' in write) await waitFor(() => expect(state?.()).toEqual(write.shows))
  if (write.listed !== undefined) {
    const found = () => screen.queryAllByText(write.listed ?? '').filter((shows) => !shows.closest('dialog'))
    await waitFor(() => expect(found()).not.toEqual([]))
  }
  for (const releaseRead of releaseReads) releaseRead()
  for (const [index, name] of write.reads.entries())
    await waitFor(() => expect([name, read(name)]).not.toEqual([name, soFar[index]]))
  return body === undefined ? { url } : { url, body }
}

/** In the dialog where one is open. */
function isDisabled(name: string | RegExp): boolean {
  const dialog = document.querySelector<HTMLElement>('dialog[open]')
  const around = dialog ? within(dialog) : screen
  const button = around.getByRole('button', { name })
  return button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true'
}

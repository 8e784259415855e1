import { showElement } from '#test/support/dom/shown-element.tsx'
import { MantineProvider } from '@mantine/core'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { LanguageProvider } from '../language.tsx'
import { EditorDialog } from './editor-dialog.tsx'

const told = () => ({
  onClose: vi.fn<() => void>(),
  onReturn: vi.fn<() => void>(),
  onDiscard: vi.fn<() => void>(),
})

function show(props: { isRestored?: boolean } = {}) {
  const callbacks = told()
  const dialog = (open: boolean) => (
    <MantineProvider env="test">
      <LanguageProvider rendered="en">
        <EditorDialog open={open} {...callbacks} {...props} title="Dish">
          {({ onDone, onCancel, onEdit }) => (
            <>
              <input aria-label="Name" />
              <button type="button" onClick={onDone}>
                Save
              </button>
              <button type="button" onClick={onCancel}>
                Cancel
              </button>
              <button type="button" onClick={onEdit}>
                Choose
              </button>
            </>
          )}
        </EditorDialog>
      </LanguageProvider>
    </MantineProvider>
  )
  const shown = showElement(dialog(true))
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }))
  return { ...shown, ...callbacks, press, redrawOpen: (open: boolean) => shown.redraw(dialog(open)) }
}

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })
const asked = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
const answer = async ({ user }: ReturnType<typeof show>, name: string) =>
  user.click(within(await asked()).getByRole('button', { name }))

test.each(['Close', 'Cancel', 'Save'])(
  'a form in which nothing was changed closes by “%s” at once',
  async (name) => {
    const { press, onClose, onDiscard } = show()
    await press(name)
    expect([onClose.mock.calls.length, onDiscard.mock.calls.length, question()]).toEqual([1, 0, null])
  },
)

test.each([
  ['typing', async ({ user }: ReturnType<typeof show>) => user.type(screen.getByLabelText('Name'), 'x')],
  ['a choice', async ({ press }: ReturnType<typeof show>) => press('Choose')],
])('after %s it asks before it is left by any button, and stays', async (_what, edit) => {
  const shown = show()
  await edit(shown)
  for (const name of ['Close', 'Cancel']) {
    await shown.press(name)
    await answer(shown, 'Keep editing')
    await waitFor(() => expect(question()).toBeNull())
  }
  expect(shown.onClose).not.toHaveBeenCalled()
  // It has not been left.
  expect(shown.onReturn).not.toHaveBeenCalled()
  expect(shown.onDiscard).not.toHaveBeenCalled()
})

test('who decides to lose what was changed closes it', async () => {
  const shown = show()
  await shown.user.type(screen.getByLabelText('Name'), 'x')
  await shown.press('Cancel')
  await answer(shown, 'Discard the changes')
  await waitFor(() => expect(question()).toBeNull())
  expect([shown.onClose.mock.calls.length, shown.onDiscard.mock.calls.length]).toEqual([1, 1])
  shown.redrawOpen(false)
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
})

test('who has saved is not asked', async () => {
  const shown = show()
  await shown.user.type(screen.getByLabelText('Name'), 'x')
  await shown.press('Save')
  shown.redrawOpen(false)
  expect([shown.onClose.mock.calls.length, shown.onDiscard.mock.calls.length, question()]).toEqual([
    1,
    0,
    null,
  ])
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
})

test('going back in the browser asks too, and returns to the form where one stays', async () => {
  const shown = show()
  await shown.user.type(screen.getByLabelText('Name'), 'x')
  shown.redrawOpen(false)
  await answer(shown, 'Keep editing')
  expect(shown.onReturn).toHaveBeenCalledOnce()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('x')
  shown.redrawOpen(true)
  await waitFor(() => expect(question()).toBeNull())
  shown.redrawOpen(false)
  await answer(shown, 'Discard the changes')
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
  expect(shown.onDiscard).toHaveBeenCalledOnce()
  // The address has been left already.
  expect(shown.onClose).not.toHaveBeenCalled()
})

test('going back from a form in which nothing was changed does not ask', async () => {
  const shown = show()
  shown.redrawOpen(false)
  expect(question()).toBeNull()
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
})

test('what was changed before and never saved is asked about from the beginning', async () => {
  const shown = show({ isRestored: true })
  await shown.press('Close')
  await asked()
  expect(shown.onClose).not.toHaveBeenCalled()
})

test('closing the window is asked about in the browser’s own words, once something was changed', async () => {
  const shown = show()
  const isAsked = () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    return leaving.defaultPrevented
  }
  expect(isAsked()).toBe(false)
  await shown.user.type(screen.getByLabelText('Name'), 'x')
  expect(isAsked()).toBe(true)
  await shown.press('Save')
  expect(isAsked()).toBe(false)
})

test('leaving for another page loses what was changed only where one decides so', async () => {
  const shown = show()
  const followed = vi.fn<() => void>()
  const link = document.createElement('a')
  link.href = '/elsewhere'
  link.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed()
    // The simulated window shall stay.
    event.preventDefault()
  })
  document.body.append(link)
  await shown.user.type(screen.getByLabelText('Name'), 'x')
  link.click()
  await answer(shown, 'Leave without saving')
  expect(followed).toHaveBeenCalledOnce()
  expect(shown.onDiscard).toHaveBeenCalledOnce()
  link.remove()
})

import { showElement } from '#test/support/dom/shown-element.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { useRowFocus } from './use-row-focus.ts'

/** Rows whose deletion is, with `main`, their main button. */
function Rows({ names, dialog, main }: { names: readonly string[]; dialog?: boolean; main?: boolean }) {
  const around = useRowFocus(names)
  return (
    <section>
      <h2>Tin nhắn</h2>
      <div ref={around}>
        {names.map((name) => (
          <div key={name} data-row={name}>
            <article aria-label={name}>
              <button type="button" data-main={main}>
                {`Xoá ${name}`}
              </button>
            </article>
          </div>
        ))}
      </div>
      <button type="button">Khác</button>
      {dialog && (
        <dialog open>
          <button type="button">Đồng ý</button>
        </dialog>
      )}
    </section>
  )
}

const press = (name: string) => screen.getByRole('button', { name }).focus()
const focused = () => document.activeElement

test('the row after one that has gone with the focus gets it, the last one where there is none after it', () => {
  const { redraw } = showElement(<Rows names={['An', 'Bình', 'Chi']} />)
  press('Xoá Bình')
  redraw(<Rows names={['An', 'Chi']} />)
  expect(focused()).toBe(screen.getByRole('article', { name: 'Chi' }))
  redraw(<Rows names={['An']} />)
  expect(focused()).toBe(screen.getByRole('article', { name: 'An' }))
})

test('from the main button of a row that has gone or moved, the main button of the next one gets it', () => {
  const { redraw } = showElement(<Rows names={['An', 'Bình', 'Chi']} main />)
  press('Xoá An')
  redraw(<Rows names={['Bình', 'Chi']} main />)
  expect(focused()).toBe(screen.getByRole('button', { name: 'Xoá Bình' }))
})

test('a press beside everything takes the focus for good', async () => {
  const { redraw } = showElement(<Rows names={['An', 'Bình']} />)
  press('Xoá An')
  await userEvent.click(screen.getByRole('heading'))
  redraw(<Rows names={['Bình']} />)
  expect(focused()).toBe(document.body)
})

test('the heading of the section gets it where no row is left', () => {
  const { redraw } = showElement(<Rows names={['An']} />)
  press('Xoá An')
  redraw(<Rows names={[]} />)
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Tin nhắn' }))
})

test('a dialog that asked about the row leaves it to the next when it closes after the row has gone', async () => {
  const { redraw } = showElement(<Rows names={['An', 'Bình']} dialog />)
  press('Xoá An')
  press('Đồng ý')
  redraw(<Rows names={['Bình']} dialog />)
  expect(focused()).toBe(screen.getByRole('button', { name: 'Đồng ý' }))
  const dialog = document.querySelector('dialog')
  dialog?.close()
  await waitFor(() => expect(focused()).toBe(screen.getByRole('article', { name: 'Bình' })))
})

test('what has taken the focus elsewhere keeps it, and a row that stays keeps its own', () => {
  const { redraw } = showElement(<Rows names={['An', 'Bình']} />)
  press('Xoá Bình')
  redraw(<Rows names={['Bình']} />)
  expect(focused()).toBe(screen.getByRole('button', { name: 'Xoá Bình' }))
  press('Khác')
  document.querySelector<HTMLElement>('section > button')?.blur()
  redraw(<Rows names={[]} />)
  expect(focused()).toBe(document.body)
})

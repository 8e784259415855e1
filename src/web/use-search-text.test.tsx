import { showElement } from '#test/support/dom/shown-element.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { useSearchText } from './use-search-text.ts'

afterEach(() => void vi.useRealTimers())

function Field({ query, search }: { query: string; search: (query: string) => void }) {
  const { text, type, send } = useSearchText(query, search, 250)
  return (
    <input
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={({ key }) => key === 'Enter' && send()}
    />
  )
}

test('what is typed on while a search is on its way stays; a search from elsewhere takes its place', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const search = vi.fn<(query: string) => void>()
  const { redraw } = showElement(<Field query="" search={search} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: 'ga' } })
  act(() => void vi.advanceTimersByTime(250))
  expect(search.mock.calls).toEqual([['ga']])
  fireEvent.change(field, { target: { value: 'ga nuong' } })
  redraw(<Field query="ga" search={search} />)
  expect(field.value).toBe('ga nuong')
  act(() => void vi.advanceTimersByTime(250))
  redraw(<Field query="ga nuong" search={search} />)
  redraw(<Field query="" search={search} />)
  expect(field.value).toBe('')
  expect(search.mock.calls).toEqual([['ga'], ['ga nuong']])
})

test('Enter searches at once, without spaces around the words, and not for what is shown already', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const search = vi.fn<(query: string) => void>()
  const { redraw } = showElement(<Field query="" search={search} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const enter = () => fireEvent.keyDown(field, { key: 'Enter' })
  enter()
  fireEvent.change(field, { target: { value: ' ga ' } })
  enter()
  expect(search.mock.calls).toEqual([['ga']])
  redraw(<Field query="ga" search={search} />)
  expect(field.value).toBe(' ga ')
  enter()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(search).toHaveBeenCalledOnce()
})

import { showElement } from '#test/support/dom/shown-element.tsx'
import { focusManager, useMutation, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'

import { ApiError } from './api.ts'
import { Queries } from './queries.tsx'

type Ask = () => Promise<string>

function Asking({ name, ask }: { name: string; ask: Ask }) {
  const { data, isError } = useQuery({ queryKey: [name], queryFn: ask })
  return <p>{isError ? 'failed' : data}</p>
}

function Writing({ send }: { send: Ask }) {
  const { mutate, isError } = useMutation({ mutationFn: send })
  return (
    <button type="button" onClick={() => mutate()}>
      {isError ? 'failed' : 'send'}
    </button>
  )
}

const asked = (name: string, ask: Ask) => (
  <Queries>
    <Asking name={name} ask={ask} />
  </Queries>
)

test('what was asked for is not asked for again by looking at the page anew, or coming back to it', async () => {
  const ask = vi.fn<Ask>(() => Promise.resolve('tea'))
  const { leave } = showElement(asked('drinks', ask))
  expect(await screen.findByText('tea')).toBeDefined()
  leave()
  showElement(asked('drinks', ask))
  expect(screen.getByText('tea')).toBeDefined()
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  expect(ask).toHaveBeenCalledOnce()
})

test('a question or a write that has failed is not sent again by itself', async () => {
  const fail = vi.fn<Ask>(() => Promise.reject(new Error('Busy')))
  const { leave } = showElement(asked('soups', fail))
  expect(await screen.findByText('failed')).toBeDefined()
  expect(fail).toHaveBeenCalledOnce()
  leave()
  showElement(
    <Queries>
      <Writing send={fail} />
    </Queries>,
  )
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('failed'))
  expect(fail).toHaveBeenCalledTimes(2)
})

test('a question that met a limit is asked again by itself when the limit is over, and once only', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const limit = new ApiError(429, { message: 'Too many', code: 'request.too-many' }, 30)
  const ask = vi.fn<Ask>().mockRejectedValueOnce(limit).mockResolvedValue('ready')
  showElement(asked('pizzas', ask))
  expect(await screen.findByText('failed')).toBeDefined()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(ask).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await screen.findByText('ready')).toBeDefined()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

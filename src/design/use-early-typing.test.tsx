import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { useEarlyTyping } from './use-early-typing.ts'

let told: string[] = []
const tell = ({ currentTarget }: { currentTarget: { name: string; value: string } }) =>
  void told.push(`${currentTarget.name}: ${currentTarget.value}`)

function Form() {
  const form = useRef<HTMLFormElement>(null)
  useEarlyTyping(form)
  return (
    <form ref={form}>
      <input name="name" defaultValue="" onChange={tell} />
      <input name="phone" defaultValue="" onChange={tell} />
      <textarea name="wishes" defaultValue="" onChange={tell} />
      <select name="guests" defaultValue="2" onChange={tell}>
        <option>2</option>
        <option>4</option>
      </select>
      {['18:00', '19:00'].map((time) => (
        <input key={time} type="radio" name="time" value={time} checked={false} onChange={tell} />
      ))}
      <button type="submit">OK</button>
    </form>
  )
}

function typeInto(container: HTMLElement, name: string, value: string) {
  const field = container.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (field) field.value = value
}

afterEach(() => {
  cleanup()
  told = []
})

test('what was typed and chosen before the page was hydrated is reported, and nothing else', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Form />)
  typeInto(container, 'name', 'Lan')
  typeInto(container, 'wishes', 'Gần lò')
  typeInto(container, 'guests', '4')
  const late = container.querySelector<HTMLInputElement>('[value="19:00"]')
  if (late) late.checked = true
  act(() => void render(<Form />, { container, hydrate: true }))
  expect(told).toEqual(['name: Lan', 'wishes: Gần lò', 'guests: 4', 'time: 19:00'])
  expect(container.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Lan')
  container.remove()
})

test('a form that the browser itself renders has nothing to tell', () => {
  const { rerender } = render(<Form />)
  rerender(<Form />)
  expect(told).toEqual([])
})
